import type { HierarchyLevel, SearchRequest } from '../../shared/protocol.ts';
import { HITS_PER_PAGE, type SearchSettings } from '../settings.ts';

const NARROW_SCREEN = '(max-width: 768px)';
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_NARROW = 5;

const HEADINGS: readonly HierarchyLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const RETRIEVED = [
  'hierarchy.lvl0',
  ...HEADINGS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

/** Words a snippet holds on this screen. */
export function snippetWords(): number {
  return matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
}

/**
 * The one request that the modal and the search page send.
 * @param query what the reader typed, not empty
 * @param page zero-based page of hits; left out of the request for the first
 */
export function createRequest(settings: SearchSettings, query: string, page = 0): SearchRequest {
  const words = snippetWords();
  return {
    query,
    indexName: settings.indexName,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [
      ...HEADINGS.map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: settings.provider.provider === 'algolia' && settings.provider.insights,
    facetFilters: settings.facetFilters,
    ...(page > 0 ? { page } : {}),
  };
}
