import type { SearchAnswer } from '../../shared/searchClient.ts';

/** Letters by which a query that is typed on differs from the one before. */
const TYPED_ON = 2;

/** Rows that a reader looks at: their order may wait until typing rests, which ones they are may not. */
const FIRST_ROWS = 3;

/**
 * Whether a query is another one with some letters more or less; the last syllable may have changed.
 * @example isTypedOn('모ㄷ', '모달') // true
 */
export const isTypedOn = (before: string, query: string): boolean =>
  query.startsWith(before.slice(0, -1)) && Math.abs(query.length - before.length) <= TYPED_ON;

/**
 * The answer to a query that is being typed, with the first row of the answer before as long as it is
 * among the first three, or a hit at all while the last word is half typed: a row that changes with
 * each letter cannot be read.
 * @example keepFirstRow({ hits: [{ url: '/a' }] }, { isHalfTyped: true, hits: [{ url: '/b' }, { url: '/a' }] }).hits.map(({ url }) => url) // ['/a', '/b']
 */
export function keepFirstRow(before: SearchAnswer, answer: SearchAnswer): SearchAnswer {
  const [shown] = before.hits;
  const at = answer.hits.findIndex(({ url }) => url === shown?.url);
  const hit = answer.hits[at];
  const places = answer.isHalfTyped ? answer.hits.length : FIRST_ROWS;
  if (!shown || !hit || at < 1 || at >= places) {
    return answer;
  }
  const kept = { ...hit, snippet: hit.snippet ?? shown.snippet };
  const others = answer.hits.filter((_hit, n) => n !== at);
  return { ...answer, hits: [kept, ...others] };
}
