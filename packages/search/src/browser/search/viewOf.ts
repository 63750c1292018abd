import type { SearchAnswer } from '../../shared/searchClient.ts';

/** How the newest finished search ended. */
export type SearchOutcome =
  | {
      kind: 'found';
      query: string;
      /** Pages of hits, from the first on. */
      answers: readonly SearchAnswer[];
    }
  | { kind: 'failed'; query: string; isUnreachable: boolean };

/** What to offer where nothing was found. */
export type Instead = NonNullable<SearchAnswer['instead']>;

const NOTHING: Instead = { queries: [], places: [] };

/** State of the view below the input. */
export type SearchView =
  | { kind: 'start' }
  | { kind: 'loading' }
  | {
      kind: 'results';
      /** Query that these are the results of; the input may be ahead of it. */
      query: string;
      answers: readonly SearchAnswer[];
      nbHits: number;
    }
  | { kind: 'none'; query: string; instead: Instead }
  | { kind: 'error'; isUnreachable: boolean };

/** Chooses what to show for a query; results of an earlier one stay until there is something new. */
export function viewOf(query: string, outcome: SearchOutcome | null): SearchView {
  if (query === '') {
    return { kind: 'start' };
  }
  const isSettled = outcome?.query === query;
  if (isSettled && outcome.kind === 'failed') {
    return { kind: 'error', isUnreachable: outcome.isUnreachable };
  }
  const answers = outcome?.kind === 'found' ? outcome.answers : [];
  const nbHits = answers.at(-1)?.nbHits ?? 0;
  if (nbHits > 0 && outcome) {
    return { kind: 'results', query: outcome.query, answers, nbHits };
  }
  return isSettled
    ? { kind: 'none', query, instead: answers.at(-1)?.instead ?? NOTHING }
    : { kind: 'loading' };
}
