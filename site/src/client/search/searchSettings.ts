import type { SearchSettings } from '@zs-docs/search';
import { INDEX_FOLDER } from '@zs-docs/search/build';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';

const { search, docsVersion, locale, repository } = siteConfig;

/** Name of the embedded index. */
const EMBEDDED_INDEX = 'zs-ui';

/** Search provider and name of its index. */
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

/** Settings of the search dialog and the search page, for the browser. */
export const searchSettings: SearchSettings = {
  ...provider(),
  baseUrl: href(''),
  pageUrl: href('search/'),
  facetFilters: [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${docsVersion.name}`],
  ],
  suggestions: ['Alert', 'BottomSheet', 'ThemeProvider'],
  places: [{ title: 'ZS-ui에 없는 것', url: href('docs/Guide/NotIncluded/') }],
  missingResultsUrl: `${repository}/issues/new?title={query}`,
};
