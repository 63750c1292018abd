export { SearchButton } from './button/SearchButton.tsx';
export type { ListedPage } from './page/PageList.tsx';
export { SearchPage } from './page/SearchPage.tsx';
