/** How the newest finished search ended. */
export type SearchOutcome =
  | { query: string; failed: false; nbHits: number }
  | { query: string; failed: true };

/** The screen to show under the input. */
export type SearchView = 'start' | 'loading' | 'results' | 'none' | 'error';

interface Situation {
  /** Query that the screen is to show, trimmed. */
  query: string;
  outcome: SearchOutcome | null;
  /** Results of this or an earlier query that are still listed. */
  listed: number;
}

/** Whether the newest outcome belongs to a query. */
export function isSettled(query: string, outcome: SearchOutcome | null): outcome is SearchOutcome {
  return outcome?.query === query;
}

/**
 * Chooses the screen. autocomplete-core sets its status back to idle after a failure and after any
 * older query, so the screen goes by the outcome of its query instead.
 */
export function searchView({ query, outcome, listed }: Situation): SearchView {
  if (query === '') {
    return 'start';
  }
  if (isSettled(query, outcome)) {
    if (outcome.failed) {
      return 'error';
    }
    if (outcome.nbHits === 0) {
      return 'none';
    }
  }
  return listed > 0 ? 'results' : 'loading';
}
