import type { ListedPage, SearchSettings } from '@zs-docs/search';
import { SearchPage } from '@zs-docs/search/react';
import { searchText } from '../text/search.ts';

interface SearchPageProps {
  settings: SearchSettings;
  pages: readonly ListedPage[];
}

/** The search page in the browser. */
export default function SearchPageIsland(props: Record<string, unknown>) {
  const { settings, pages } = props as unknown as SearchPageProps;
  return <SearchPage settings={settings} pages={pages} text={searchText} />;
}
