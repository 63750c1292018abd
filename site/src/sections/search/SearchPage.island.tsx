import type { ListedPage, SearchSettings } from '@zs-docs/search';
import { SearchPage } from '@zs-docs/search/react';
import { searchText } from '../../text/search.ts';

interface SearchPageProps {
  settings: SearchSettings;
  pages: readonly ListedPage[];
}

/** Search page in the browser. */
export default function SearchPageIsland(props: SearchPageProps) {
  return <SearchPage {...props} text={searchText} />;
}
