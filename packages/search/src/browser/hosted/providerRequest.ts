import type { ProviderRequest } from '../../shared/providerProtocol.ts';
import { HEADING_LEVELS } from '../../shared/records.ts';
import type { SearchQuery } from '../../shared/searchClient.ts';
import type { HostedIndex } from './hostedIndex.ts';
import { MARK_TAGS } from './markedParts.ts';

const RETRIEVED = [
  'hierarchy.lvl0',
  ...HEADING_LEVELS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

/** A search as the hosted provider is asked for it; the first page is not named. */
export function toRequest(
  { indexName, insights = false }: Pick<HostedIndex, 'indexName' | 'insights'>,
  { text, page, hitsPerPage, facetFilters, snippetWords }: SearchQuery,
) {
  return {
    query: text,
    indexName,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [
      ...HEADING_LEVELS.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: MARK_TAGS.pre,
    highlightPostTag: MARK_TAGS.post,
    hitsPerPage,
    clickAnalytics: insights,
    facetFilters: facetFilters.map((one) => (typeof one === 'string' ? one : [...one])),
    ...(page > 0 ? { page } : {}),
  } satisfies ProviderRequest;
}
