import type { SearchSettings } from '../../src/browser/settings.ts';

/** Settings as this site has them. */
export const settings: SearchSettings = {
  indexName: 'zs-ui',
  provider: { provider: 'embedded', headingsUrl: '/headings.json', textUrl: '/text.json' },
  pageUrl: '/zs-ui/search/',
  facetFilters: ['language:ko', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  suggestions: ['Alert', 'BottomSheet', 'ThemeProvider', 'ZSText'],
  missingResultsUrl: 'https://example.com/new?title={query}',
};
