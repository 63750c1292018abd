import type { SearchSettings } from '@zs-docs/search/browser/settings.ts';
import { href } from '../config/paths.ts';
import { siteConfig } from '../site.config.ts';

const { search, docsVersion, locale, repository } = siteConfig;

/** Index that an embedded search goes by; a hosted one names its own. */
const EMBEDDED_INDEX = 'zs-ui';

/** What the modal and the search page of this site need to know, for the browser. */
export const searchSettings: SearchSettings = {
  indexName: search.provider === 'algolia' ? search.indexName : EMBEDDED_INDEX,
  provider:
    search.provider === 'algolia'
      ? {
          provider: 'algolia',
          appId: search.appId,
          apiKey: search.apiKey,
          insights: search.insights ?? false,
        }
      : {
          provider: 'embedded',
          headingsUrl: href('search-index/headings.json'),
          textUrl: href('search-index/text.json'),
        },
  pageUrl: href('search/'),
  facetFilters: [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${docsVersion.name}`],
  ],
  suggestions: ['Alert', 'BottomSheet', 'ThemeProvider'],
  missingResultsUrl: `${repository}/issues/new?title={query}`,
};
