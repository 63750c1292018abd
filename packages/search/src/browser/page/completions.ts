import type { SearchHit } from '../../shared/protocol.ts';
import { hitTitle } from '../results/hitText.ts';
import { MAX_QUERY_LENGTH } from '../settings.ts';

const COMPLETIONS = 5;

/** Headings among the hits that could be meant, to be offered as queries. */
export function completions(hits: readonly SearchHit[], query: string): string[] {
  const titles = hits
    .filter(({ type }) => type !== 'content')
    .map(hitTitle)
    .filter(
      (title) => title.length <= MAX_QUERY_LENGTH && title.toLowerCase() !== query.toLowerCase(),
    );
  return [...new Set(titles)].slice(0, COMPLETIONS);
}
