import type { SearchAnswer, SearchHit } from '../../shared/searchClient.ts';
import type { Outcome } from './viewOf.ts';

const firstPage = (answer: SearchAnswer | undefined) => answer?.hits[0]?.url.replace(/#.*$/, '');

/** The newer hits in the order of the older ones; what is new follows. */
function inOrderOf(older: readonly SearchHit[], newer: readonly SearchHit[]): SearchHit[] {
  const byUrl = new Map(newer.map((hit) => [hit.url, hit]));
  const stayed = older.flatMap(({ url }) => byUrl.get(url) ?? []);
  return [...new Set([...stayed, ...newer])];
}

/** Whether a page has come first: another one, or the page whose section stood there. */
function isBetter(older: SearchAnswer, newer: SearchAnswer): boolean {
  const [before, first] = [older.hits[0], newer.hits[0]];
  const isPageItself = first?.type === 'lvl1' && first.url !== before?.url;
  return isPageItself || firstPage(older) !== firstPage(newer);
}

/**
 * What to show when the same search is answered again, better: rows that a reader may be looking at
 * stay where they are, unless a page has come first.
 */
export function steady(before: Outcome | null, now: Outcome): Outcome {
  if (before?.kind !== 'found' || now.kind !== 'found' || before.query !== now.query) {
    return now;
  }
  const [older] = before.answers;
  const [newer, ...more] = now.answers;
  if (!older || !newer || isBetter(older, newer)) {
    return now;
  }
  return { ...now, answers: [{ ...newer, hits: inOrderOf(older.hits, newer.hits) }, ...more] };
}
