import { LEVELS } from '../../shared/records.ts';
import type { MarkedPart, SearchAnswer, SearchHit } from '../../shared/searchClient.ts';
import { isObject, readPlace } from '../results/readPlace.ts';
import { markedParts } from './markedParts.ts';

/** Reads a property of an unknown value. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

/** Parts of a highlighted value; undefined without one. */
function readParts(value: unknown): MarkedPart[] | undefined {
  return typeof value === 'string' && value !== '' ? markedParts(value) : undefined;
}

function readHit(value: unknown): SearchHit | null {
  const place = readPlace(value);
  if (!place) {
    return null;
  }
  const titles: SearchHit['titles'] = {};
  for (const level of LEVELS) {
    const parts =
      readParts(at(value, '_snippetResult', 'hierarchy', level, 'value')) ??
      readParts(at(value, '_highlightResult', 'hierarchy', level, 'value'));
    Object.assign(titles, parts ? { [level]: parts } : {});
  }
  const snippet = readParts(at(value, '_snippetResult', 'content', 'value'));
  return {
    ...place,
    titles,
    missing: null,
    english: null,
    snippet: (place.type === 'content' && snippet) || null,
  };
}

/**
 * Reads the first result of a response of the provider, without invalid hits.
 * @throws if it is not a response to a search
 * @example readAnswer({ results: [{ hits: [], nbHits: 0, nbPages: 0 }] }) // { hits: [], nbHits: 0, nbPages: 0 }
 */
export function readAnswer(answer: unknown): SearchAnswer {
  const results = at(answer, 'results');
  const result: unknown = Array.isArray(results) ? results[0] : null;
  const given = at(result, 'hits');
  if (!isObject(result) || !Array.isArray(given)) {
    throw new Error('The search provider answered with something that is not a search result.');
  }
  const hits = given.flatMap((hit: unknown) => readHit(hit) ?? []);
  return {
    hits,
    nbHits: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
    nbPages: typeof result.nbPages === 'number' ? result.nbPages : 1,
    ...(typeof result.queryID === 'string' ? { queryID: result.queryID } : {}),
  };
}
