import { facetTest } from './facets.ts';
import { makeHit } from './hit.ts';
import type { SearchRequest, SearchResult } from './protocol.ts';
import type { Ranker } from './rank.ts';
import type { Section } from './sections.ts';

const MAX_HITS_PER_PAGE = 1000;
const MAX_QUERY = 512;

/** A whole number between the borders, or the default for anything else. */
function whole(value: unknown, fallback: number, min: number, max: number): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : fallback;
  return Math.min(max, Math.max(min, number));
}

/**
 * Answers one request.
 * @param show told of each section that a hit is made of, in their order
 */
export function answerRequest(
  rank: Ranker,
  request: SearchRequest,
  show?: (section: Section) => void,
): SearchResult {
  const started = performance.now();
  const query = String(request.query ?? '').slice(0, MAX_QUERY);
  const hitsPerPage = whole(request.hitsPerPage, 20, 0, MAX_HITS_PER_PAGE);
  const page = whole(request.page, 0, 0, 1000);
  const { found, matcher } = rank(query);
  const fits = facetTest(request.facetFilters);
  const kept = found.filter((entry) => fits(entry.section));
  const hits = kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: hits.map((entry) => {
      show?.(entry.section);
      return makeHit(entry, request, matcher);
    }),
    nbHits: kept.length,
    page,
    nbPages: hitsPerPage ? Math.ceil(kept.length / hitsPerPage) : 0,
    hitsPerPage,
    query,
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    ...(request.clickAnalytics ? { queryID: queryId(query) } : {}),
  };
}

/** 32 hex digits as the provider gives them; it identifies nothing, so chance is enough. */
function queryId(query: string): string {
  const id = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16));
  return query ? id.join('') : '';
}
