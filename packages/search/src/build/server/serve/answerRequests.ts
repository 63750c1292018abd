import type { EngineQuery, HitPage } from '../../../shared/answer/findHits.ts';
import type { Engine } from '../../../shared/engine/engine.ts';
import type {
  ProviderHit,
  ProviderRequest,
  ProviderResult,
} from '../../../shared/providerProtocol.ts';
import { toProviderHit } from './providerHit.ts';

/** Limit of hits of all requests of a body. */
const MAX_HITS = 100;
/** Limit of letters of an answer; hits above it are dropped from the end. */
const MAX_ANSWER_LETTERS = 200_000;
/** Limit of letters of all queries of a body; a dialog sends one query of at most 64. */
const MAX_QUERY_LETTERS = 320;
const MAX_PAGE = 1000;

/** An integer within limits; the default for anything else. */
function whole(value: unknown, fallback: number, max: number): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : fallback;
  return Math.min(max, Math.max(0, number));
}

/**
 * Converts a request of the provider's protocol to a query of the engine.
 * @param requests of the same body, which share what it may cost
 */
function engineQuery(request: ProviderRequest, requests: number): EngineQuery {
  return {
    text: String(request.query ?? '').slice(0, Math.floor(MAX_QUERY_LETTERS / requests)),
    page: whole(request.page, 0, MAX_PAGE),
    hitsPerPage: whole(request.hitsPerPage, 20, Math.floor(MAX_HITS / requests)),
    facetFilters: request.facetFilters ?? [],
  };
}

/** Random 32 hex digits, the format of the provider's query ids. */
function queryId(query: string): string {
  const id = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16));
  return query ? id.join('') : '';
}

/** The hits of a page that fit. */
function hitsOf(
  page: HitPage,
  request: ProviderRequest,
  { longest, origin }: { longest: number; origin: string },
): ProviderHit[] {
  const hits: ProviderHit[] = [];
  let length = 0;
  for (const found of page.found) {
    const hit = toProviderHit(found, page, request, origin);
    length += JSON.stringify(hit).length;
    if (length > longest) {
      break;
    }
    hits.push(hit);
  }
  return hits;
}

async function answer(
  engine: Engine,
  request: ProviderRequest,
  requests: number,
  origin: string,
): Promise<ProviderResult> {
  const started = performance.now();
  const query = engineQuery(request, requests);
  await engine.loadTexts();
  const page = engine.find(query);
  return {
    hits: hitsOf(page, request, { longest: MAX_ANSWER_LETTERS / requests, origin }),
    nbHits: page.nbHits,
    page: query.page,
    nbPages: page.nbPages,
    hitsPerPage: query.hitsPerPage,
    query: query.text,
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    ...(request.clickAnalytics ? { queryID: queryId(query.text) } : {}),
  };
}

/** Answers a queries call like the hosted provider, from headings and texts. */
export async function answerRequests(
  engine: Engine,
  requests: readonly ProviderRequest[],
  origin = '',
): Promise<{ results: ProviderResult[] }> {
  return {
    results: await Promise.all(
      requests.map((request) => answer(engine, request, requests.length, origin)),
    ),
  };
}
