import type { SearchSettings } from '@zs-docs/search';
import { INDEX_FOLDER } from '@zs-docs/search/build';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import type { Question } from '../../content/page-table/types.ts';
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
  return {
    provider: { name: 'embedded', indexUrl: href(`${INDEX_FOLDER}/`) },
    indexName: EMBEDDED_INDEX,
  };
}

/**
 * Settings of the search dialog and the search page, for the browser.
 * @param questions of the gallery, to whose sections readers are sent who find or search nothing
 */
export const searchSettings = (questions: readonly Question[]): SearchSettings => ({
  ...provider(),
  baseUrl: href(''),
  pageUrl: href('search/'),
  facetFilters: [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${docsVersion.name}`],
  ],
  suggestions: ['Alert', 'BottomSheet', 'ThemeProvider'],
  places: [
    ...questions.map(({ key, label }) => ({
      title: label,
      url: `${href(builtInPages.components.path)}#${key}`,
    })),
    { title: 'ZS-ui에 없는 것', url: href('docs/Guide/NotIncluded/') },
  ],
  missingResultsUrl: `${repository}/issues/new?title={query}`,
});
