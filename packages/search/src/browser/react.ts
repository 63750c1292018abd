export { SearchButton } from './button/SearchButton.tsx';
export { SearchPage } from './page/SearchPage.tsx';
