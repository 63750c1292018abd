import { type RefObject, useCallback, useEffect, useState } from 'react';
import { Unreachable } from '../../shared/errors.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../shared/searchClient.ts';
import { type FullSettings, HITS_PER_PAGE, REST_MS, STALL_THRESHOLD_MS } from '../settings.ts';
import { isTypedOn, keepFirstRow } from './keepFirstRow.ts';
import type { SearchOutcome } from './viewOf.ts';

const NARROW_SCREEN = '(max-width: 48em)';
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_NARROW = 5;

/** Words that a passage holds on this screen. */
function snippetWords(): number {
  return matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
}

interface SearchState {
  /** Outcome of the newest finished query; null before the first. */
  outcome: SearchOutcome | null;
  /** Whether the answer is stalled. */
  isStalled: boolean;
  /** Whether the answer has stood for a while, so that nobody types on. */
  isRested: boolean;
  /** Searches again after a failure. */
  retry: () => void;
}

interface SearchOptions {
  /** Trimmed; no search while it is empty. */
  query: string;
  /** Pages of hits, at least 1. */
  pages?: number;
  /** Time to wait for the answer that improves a partial one before that is shown; none by default. */
  improvedWaitMs?: number;
  /** Whether improved answers are dropped, so that the visible rows do not change. */
  isFrozen?: RefObject<boolean>;
}

/**
 * Requests one page of hits.
 * @param onImproved is given what improves an answer that was not worth waiting for any longer
 */
async function findPage(
  client: SearchClient,
  query: SearchQuery,
  waitMs: number,
  onImproved: (answer: SearchAnswer) => void,
): Promise<SearchAnswer> {
  let improve = onImproved;
  const improved = new Promise<SearchAnswer>((resolve) => {
    improve = resolve;
  });
  const answer = await client.search(query, (better) => improve(better));
  const shown = answer.isPartial && waitMs > 0 ? await within(waitMs, improved, answer) : answer;
  improve = onImproved;
  return shown;
}

/** What a promise resolves to within a time, else something instead. */
function within<Value>(ms: number, promise: Promise<Value>, instead: Value): Promise<Value> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(instead), ms);
    promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * Requests the pages of hits of a query.
 * @param onImproved is given the number of a page and the answer that takes the place of the first
 */
function findPages(
  client: SearchClient,
  { facetFilters }: FullSettings,
  { query: text, pages = 1, improvedWaitMs = 0 }: SearchOptions,
  onImproved: (page: number, answer: SearchAnswer) => void,
): Promise<SearchAnswer[]> {
  const query = { text, facetFilters, hitsPerPage: HITS_PER_PAGE, snippetWords: snippetWords() };
  const numbers = Array.from({ length: pages }, (_, page) => page);
  return Promise.all(
    numbers.map((page) =>
      findPage(client, { ...query, page }, improvedWaitMs, (answer) => onImproved(page, answer)),
    ),
  );
}

/**
 * The outcome to show: while a query is typed on, its first row stands as long as it may, and all rows do
 * where half a syllable finds nothing.
 */
function foundOutcome(
  shown: SearchOutcome | null,
  query: string,
  answers: readonly SearchAnswer[],
): SearchOutcome {
  const isOther = shown?.kind === 'found' && shown.query !== query;
  const before = isOther && isTypedOn(shown.query, query) ? shown.answers[0] : undefined;
  const [first, ...more] = answers;
  if (before?.nbHits && first?.nbHits === 0) {
    return shown as SearchOutcome;
  }
  const stable = before && first ? [keepFirstRow(before, first), ...more] : answers;
  return { kind: 'found', query, answers: stable };
}

/** The outcome in the order of its answers, once typing rests. */
const inOrder = (
  shown: SearchOutcome | null,
  query: string,
  answers: readonly SearchAnswer[],
): SearchOutcome | null =>
  shown?.kind === 'found' && shown.answers[0] !== answers[0]
    ? { kind: 'found', query, answers }
    : shown;

/** The outcome with an improved page of hits. */
function improve(
  shown: SearchOutcome | null,
  page: number,
  improved: SearchAnswer,
): SearchOutcome | null {
  return shown?.kind === 'found' && shown.answers[page]
    ? foundOutcome(shown, shown.query, shown.answers.with(page, improved))
    : shown;
}

/** Makes the outcome of a failure; one that is not the network's is a bug, and is logged. */
function failureOf(query: string, error: unknown): SearchOutcome {
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
  { query, pages = 1, improvedWaitMs = 0, isFrozen }: SearchOptions,
): SearchState {
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const [isStalled, setStalled] = useState(false);
  const [restedQuery, setRestedQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (query === '') {
      setOutcome(null);
      setRestedQuery('');
      return;
    }
    let isNewest = true;
    const stall = setTimeout(() => setStalled(true), STALL_THRESHOLD_MS);
    let rest: ReturnType<typeof setTimeout> | undefined;
    /** In the order in which typing leaves them once it rests. */
    let found: readonly SearchAnswer[] = [];
    const settle = () => {
      clearTimeout(stall);
      setStalled(false);
    };
    const onImproved = (page: number, answer: SearchAnswer) => {
      if (isNewest && !isFrozen?.current) {
        found = found[page] ? found.with(page, answer) : found;
        setOutcome((shown) => improve(shown, page, answer));
      }
    };
    findPages(client, settings, { query, pages, improvedWaitMs }, onImproved).then(
      (answers) => {
        if (isNewest) {
          settle();
          found = answers;
          setOutcome((shown) => foundOutcome(shown, query, answers));
          rest = setTimeout(() => {
            if (!isFrozen?.current || found[0]?.nbHits === 0) {
              setOutcome((shown) => inOrder(shown, query, found));
            }
            setRestedQuery(query);
          }, REST_MS);
        }
      },
      (error: unknown) => {
        if (isNewest) {
          settle();
          setOutcome(failureOf(query, error));
        }
      },
    );
    return () => {
      isNewest = false;
      clearTimeout(rest);
      settle();
    };
  }, [client, settings, query, pages, improvedWaitMs, attempt, isFrozen]);

  return { outcome, isStalled, isRested: query !== '' && restedQuery === query, retry };
}
