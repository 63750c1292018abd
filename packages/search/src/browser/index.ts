export type { SearchPlace } from '../shared/searchClient.ts';
export { ko } from '../shared/text/ko.ts';
export { koFrame } from '../shared/text/koFrame.ts';
export type { ListedPage } from './page/PageList.tsx';
export type { SearchSettings } from './settings.ts';
export { dialogHtml } from './start/dialogHtml.ts';
export { type SearchOptions, startSearch } from './start/startSearch.ts';
