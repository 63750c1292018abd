import { facetTest } from './facets.ts';
import type { HeadingsFile, TextFile } from './format.ts';
import { makeHit } from './hit.ts';
import type { SearchClient, SearchRequest, SearchResult } from './protocol.ts';
import { createRanker } from './rank.ts';
import { fillTexts, readSections } from './sections.ts';

/** A search client over index files that are in memory. */
export interface Engine extends SearchClient {
  /** Adds the texts once they have come; searches before that find headings only. */
  addText(text: TextFile): void;
}

const MAX_HITS_PER_PAGE = 1000;
const MAX_QUERY = 512;

/** A whole number between the borders, or the default for anything else. */
function whole(value: unknown, fallback: number, min: number, max: number): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : fallback;
  return Math.min(max, Math.max(min, number));
}

/**
 * Takes the headings file and, if it is there already, the text file.
 * Returns a client that speaks the queries protocol; throws when a file cannot be read.
 */
export function createEngine(files: { headings: HeadingsFile; text?: TextFile }): Engine {
  const sections = readSections(files.headings);
  if (files.text) {
    fillTexts(sections, files.headings, files.text);
  }
  let rank = createRanker(sections);

  function answer(request: SearchRequest): SearchResult {
    const started = performance.now();
    const query = String(request.query ?? '').slice(0, MAX_QUERY);
    const hitsPerPage = whole(request.hitsPerPage, 20, 0, MAX_HITS_PER_PAGE);
    const page = whole(request.page, 0, 0, 1000);
    const { found, matcher } = rank(query);
    const kept = found.filter((entry) => facetTest(request.facetFilters)(entry.section));
    const hits = kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: hits.map((entry) => makeHit(entry, request, matcher)),
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

  return {
    search: async ({ requests }) => ({ results: requests.map(answer) }),
    addText(text) {
      fillTexts(sections, files.headings, text);
      rank = createRanker(sections);
    },
  };
}

/** 32 hex digits as the provider gives them; it identifies nothing, so chance is enough. */
function queryId(query: string): string {
  let id = '';
  for (let i = 0; i < 32; i++) {
    id += Math.floor(Math.random() * 16).toString(16);
  }
  return query ? id : '';
}
