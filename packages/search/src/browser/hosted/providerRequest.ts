import { HEADING_LEVELS } from '../../shared/records.ts';
import type { FacetFilters, SearchQuery } from '../../shared/searchClient.ts';
import type { HostedIndex } from './hostedIndex.ts';
import { MARK_TAGS } from './markedParts.ts';

/** One entry of a queries request, as the hosted provider's API names its fields. */
interface ProviderRequest {
  indexName: string;
  query: string;
  hitsPerPage: number;
  /** Left out for the first page. */
  page?: number;
  attributesToRetrieve: readonly string[];
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  clickAnalytics: boolean;
  facetFilters: FacetFilters;
}

const RETRIEVED = [
  'hierarchy.lvl0',
  ...HEADING_LEVELS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

/**
 * Creates the request of a search for the hosted provider, without `page` for the first page.
 * @example toRequest({ indexName: 'docs' }, { text: '알림', page: 0, hitsPerPage: 20, facetFilters: [], snippetWords: 10 }).query // '알림'
 */
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
