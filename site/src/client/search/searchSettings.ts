import type { SearchSettings } from '@zs-docs/search';
import { INDEX_FOLDER } from '@zs-docs/search/build';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';

const { search, docsVersion, locale, repository } = siteConfig;

/** Name of the index that the site itself carries. */
const EMBEDDED_INDEX = 'zs-ui';

/** Who answers, and what the index is called. */
function provider(): Pick<SearchSettings, 'provider' | 'indexName'> {
  if (search.provider === 'algolia') {
    const { appId, apiKey, indexName, insights = false } = search;
    return { provider: { name: 'algolia', appId, apiKey, insights }, indexName };
  }
  if (search.provider === 'server') {
    return { provider: { name: 'server', host: search.host }, indexName: EMBEDDED_INDEX };
  }
  return {
    provider: { name: 'embedded', indexUrl: href(`${INDEX_FOLDER}/`) },
    indexName: EMBEDDED_INDEX,
  };
}

/** What the dialog and the search page of this site need to know, for the browser. */
export const searchSettings: SearchSettings = {
  ...provider(),
  pageUrl: href('search/'),
  facetFilters: [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${docsVersion.name}`],
  ],
  suggestions: ['Alert', 'BottomSheet', 'ThemeProvider'],
  missingResultsUrl: `${repository}/issues/new?title={query}`,
};
