import type { ListedPage } from '@zs-docs/search/browser/page/PageList.tsx';
import { SearchPage } from '@zs-docs/search/browser/page/SearchPage.tsx';
import type { SearchSettings } from '@zs-docs/search/browser/settings.ts';
import { searchText } from '../text/search.ts';
import { siteClient } from './siteClient.ts';

interface SearchPageIslandProps {
  settings: SearchSettings;
  pages: readonly ListedPage[];
}

/** The search page in the browser. */
export default function SearchPageIsland(props: Record<string, unknown>) {
  const { settings, pages } = props as unknown as SearchPageIslandProps;
  const client = siteClient(settings.provider);
  return <SearchPage {...{ settings, client, pages }} text={searchText} />;
}
