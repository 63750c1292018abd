import { SearchDialog } from '@zs-docs/search/browser/dialog/SearchDialog.tsx';
import { searchText } from '../text/search.ts';
import { searchSettings } from './searchSettings.ts';

/** The search dialog of this site, once in every document, after the page. */
export function SiteSearchDialog() {
  return <SearchDialog settings={searchSettings} text={searchText} />;
}
