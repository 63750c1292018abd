import type { EngineQuery, HitPage } from '../../../shared/answer/findHits.ts';
import type { Engine } from '../../../shared/engine/engine.ts';
import type {
  ProviderHit,
  ProviderRequest,
  ProviderResult,
} from '../../../shared/providerProtocol.ts';
import { toProviderHit } from './providerHit.ts';

/** Hits that all requests of a body may ask for together. */
const MAX_HITS = 100;
/** Letters of an answer; what does not fit is left out, from the end. */
const MAX_ANSWER_LETTERS = 200_000;
/** Letters that all queries of a body may have together; a dialog sends one of 64. */
const MAX_QUERY_LETTERS = 320;
const MAX_PAGE = 1000;

/** A whole number between the borders, or the default for anything else. */
function whole(value: unknown, fallback: number, max: number): number {
  const number = typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : fallback;
  return Math.min(max, Math.max(0, number));
}

/**
 * What a request of the provider's protocol asks of the engine.
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

/** 32 hex digits as the provider gives them; it identifies nothing, so chance is enough. */
function queryId(query: string): string {
  const id = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16));
  return query ? id.join('') : '';
}

/** The hits of a page, as many as fit. */
function hitsOf(page: HitPage, request: ProviderRequest, longest: number): ProviderHit[] {
  const hits: ProviderHit[] = [];
  let length = 0;
  for (const found of page.found) {
    const hit = toProviderHit(found, page, request);
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
): Promise<ProviderResult> {
  const started = performance.now();
  const query = engineQuery(request, requests);
  await engine.loadTexts();
  const page = engine.find(query);
  return {
    hits: hitsOf(page, request, MAX_ANSWER_LETTERS / requests),
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

/** Answers a queries call as the hosted provider would, from the whole of an index. */
export async function answerRequests(
  engine: Engine,
  requests: readonly ProviderRequest[],
): Promise<{ results: ProviderResult[] }> {
  return {
    results: await Promise.all(requests.map((request) => answer(engine, request, requests.length))),
  };
}
