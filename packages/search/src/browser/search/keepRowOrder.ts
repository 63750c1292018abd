import type { SearchAnswer, SearchHit } from '../../shared/searchClient.ts';
import { pageUrl } from '../results/pageUrl.ts';

/** The newer hits in the order of the older ones; new ones follow. */
function inOrderOf(older: readonly SearchHit[], newer: readonly SearchHit[]): SearchHit[] {
  const byUrl = new Map(newer.map((hit) => [hit.url, hit]));
  const stayed = older.flatMap(({ url }) => byUrl.get(url) ?? []);
  return [...new Set([...stayed, ...newer])];
}

/** Whether the first hit is now a page: another one, or the page of the section that was first. */
function hasNewFirst(older: SearchAnswer, newer: SearchAnswer): boolean {
  const [before, first] = [older.hits[0], newer.hits[0]];
  const isPageItself = first?.type === 'lvl1' && first.url !== before?.url;
  return isPageItself || pageUrl(before?.url ?? '') !== pageUrl(first?.url ?? '');
}

/**
 * Keeps the order of visible rows in an improved answer: new hits follow, unless a page is now the
 * first hit.
 */
export function keepRowOrder(shown: SearchAnswer, improved: SearchAnswer): SearchAnswer {
  return hasNewFirst(shown, improved)
    ? improved
    : { ...improved, hits: inOrderOf(shown.hits, improved.hits) };
}
