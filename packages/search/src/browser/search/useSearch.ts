import { useCallback, useEffect, useState } from 'react';
import { Unreachable } from '../../shared/errors.ts';
import type { SearchAnswer, SearchClient } from '../../shared/searchClient.ts';
import { type FullSettings, HITS_PER_PAGE, STALL_THRESHOLD } from '../settings.ts';
import { snippetWords } from './snippetWords.ts';
import { steady } from './steady.ts';
import type { Outcome } from './viewOf.ts';

interface SearchState {
  /** How the newest query that was answered or has failed ended; null before the first. */
  outcome: Outcome | null;
  /** Whether the answer to the query is late. */
  isStalled: boolean;
  /** Asks again. */
  retry: () => void;
}

interface SearchOptions {
  /** Trimmed; nothing is asked while it is empty. */
  query: string;
  /** Pages of hits, at least 1. */
  pages?: number;
}

/** Pages of hits that a query finds. */
function findPages(
  client: SearchClient,
  { facetFilters }: FullSettings,
  text: string,
  pages: number,
): Promise<SearchAnswer[]> {
  const query = { text, facetFilters, hitsPerPage: HITS_PER_PAGE, snippetWords: snippetWords() };
  const numbers = Array.from({ length: pages }, (_, page) => page);
  return Promise.all(numbers.map((page) => client.search({ ...query, page })));
}

/** A failure that is not the network's is a fault, and is logged for who can mend it. */
function failureOf(query: string, error: unknown): Outcome {
  const isUnreachable = error instanceof Unreachable;
  if (!isUnreachable) {
    console.error(error);
  }
  return { kind: 'failed', query, isUnreachable };
}

/** Searches for a query whenever it changes; the newest one wins. */
export function useSearch(
  client: SearchClient,
  settings: FullSettings,
  { query, pages = 1 }: SearchOptions,
): SearchState {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isStalled, setStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (query === '') {
      setOutcome(null);
      return;
    }
    let isNewest = true;
    const stall = setTimeout(() => setStalled(true), STALL_THRESHOLD);
    const settle = () => {
      isNewest = false;
      clearTimeout(stall);
      setStalled(false);
    };
    findPages(client, settings, query, pages).then(
      (answers) => {
        if (isNewest) {
          settle();
          setOutcome((before) => steady(before, { kind: 'found', query, answers }));
        }
      },
      (error: unknown) => {
        if (isNewest) {
          settle();
          setOutcome(failureOf(query, error));
        }
      },
    );
    return settle;
  }, [client, settings, query, pages, attempt]);

  return { outcome, isStalled, retry };
}
