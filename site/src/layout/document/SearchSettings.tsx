import type { SearchSettings as Settings } from '@zs-docs/search';
import { INDEX_FOLDER } from '@zs-docs/search/build';
import { SETTINGS_ID } from '../../client/search/settingsId.ts';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import type { Question } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';

const { search, docsVersion, locale, repository } = siteConfig;

/** Name of the embedded index. */
const EMBEDDED_INDEX = 'zs-ui';

/** Search provider and name of its index. */
function provider(): Pick<Settings, 'provider' | 'indexName'> {
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
export const searchSettings = (questions: readonly Question[]): Settings => ({
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

/** The settings of the search, once in every document, for its script. */
export function SearchSettings({ settings }: { settings: Settings }) {
  // Escaped, so that `</script>` in a setting cannot close the element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return (
    <script type="application/json" id={SETTINGS_ID} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
