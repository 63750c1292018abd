import { MAX_QUERY_LENGTH } from '../../shared/query/maxQueryLength.ts';
import type { SearchHit } from '../../shared/searchClient.ts';
import { hitTitle, markedTitle, titleLevel } from '../results/hitText.ts';

const MAX_COMPLETIONS = 5;

/**
 * Headings that the query matched, to be offered as queries.
 * @example completions([{ type: 'lvl1', hierarchy: { lvl1: 'Snackbar' }, titles: { lvl1: [{ text: 'Snack', marked: true }] } }], 'snack') // ['Snackbar']
 */
export function completions(hits: readonly SearchHit[], query: string): string[] {
  const titles = hits
    .filter((hit) => markedTitle(hit, titleLevel(hit)).some(({ marked }) => marked))
    .map(hitTitle)
    .filter(
      (title) => title.length <= MAX_QUERY_LENGTH && title.toLowerCase() !== query.toLowerCase(),
    );
  return [...new Set(titles)].slice(0, MAX_COMPLETIONS);
}
