import type { SearchAnswer, SearchHit } from '../../shared/searchClient.ts';
import { pageUrl } from '../results/pageUrl.ts';

/** The newer hits in the order of the older ones; what is new follows. */
function inOrderOf(older: readonly SearchHit[], newer: readonly SearchHit[]): SearchHit[] {
  const byUrl = new Map(newer.map((hit) => [hit.url, hit]));
  const stayed = older.flatMap(({ url }) => byUrl.get(url) ?? []);
  return [...new Set([...stayed, ...newer])];
}

/** Whether a page has come first: another one, or the page whose section stood there. */
function hasNewFirst(older: SearchAnswer, newer: SearchAnswer): boolean {
  const [before, first] = [older.hits[0], newer.hits[0]];
  const isPageItself = first?.type === 'lvl1' && first.url !== before?.url;
  return isPageItself || pageUrl(before?.url ?? '') !== pageUrl(first?.url ?? '');
}

/**
 * The improved answer to a search with its rows where a reader may be looking at them already:
 * they keep their order, and new ones follow, unless a page has come first.
 */
export function keepRowOrder(shown: SearchAnswer, improved: SearchAnswer): SearchAnswer {
  return hasNewFirst(shown, improved)
    ? improved
    : { ...improved, hits: inOrderOf(shown.hits, improved.hits) };
}
