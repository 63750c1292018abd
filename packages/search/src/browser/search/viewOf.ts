import type { SearchAnswer } from '../../shared/searchClient.ts';

/** Outcome of the newest finished search. */
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
      /** Query of the results; the input may already have another. */
      query: string;
      answers: readonly SearchAnswer[];
      nbHits: number;
    }
  | { kind: 'none'; query: string; instead: Instead }
  | { kind: 'error'; isUnreachable: boolean };

/**
 * View of a query; results of an earlier one, or its failure, are shown until it is answered: an alert that
 * comes and goes is heard for each letter.
 * @example viewOf('', null) // { kind: 'start' }
 * viewOf('알림', null) // { kind: 'loading' }
 */
export function viewOf(query: string, outcome: SearchOutcome | null): SearchView {
  if (query === '') {
    return { kind: 'start' };
  }
  const isSettled = outcome?.query === query;
  if (outcome?.kind === 'failed') {
    return { kind: 'error', isUnreachable: outcome.isUnreachable };
  }
  const answers = outcome?.answers ?? [];
  const nbHits = answers.at(-1)?.nbHits ?? 0;
  if (nbHits > 0 && outcome) {
    return { kind: 'results', query: outcome.query, answers, nbHits };
  }
  return isSettled
    ? { kind: 'none', query, instead: answers.at(-1)?.instead ?? NOTHING }
    : { kind: 'loading' };
}
