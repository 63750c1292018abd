import { useEffect, useMemo, useState } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import type { Answers } from '../request/answers.ts';
import type { SearchSettings } from '../settings.ts';
import { openStoredSearches, type StoredSearches } from '../stored/storedSearches.ts';
import {
  type Collection,
  createModalSearch,
  FAVORITES,
  type ModalSearch,
  type ModalState,
  RECENTS,
} from './createModalSearch.ts';
import type { DialogParts } from './dialogParts.ts';
import { isModified } from './isModified.ts';
import { isSettled, type SearchView, searchView } from './searchView.ts';
import { showInTime } from './showInTime.ts';

interface ModalSearchState {
  autocomplete: ModalSearch;
  stored: StoredSearches;
  /** Query of the screen, trimmed; the input is ahead of it while an answer is awaited. */
  query: string;
  view: SearchView;
  /** Lists of the screen to show; none for a screen without lists. */
  collections: readonly Collection[];
  /** Number of the entry that Enter opens, counted through all lists. */
  activeItemId: number | null;
  /** Newest query that was answered or has failed; null before the first. */
  answered: string | null;
  /** Whether the lists belong to the query, not to an earlier one. */
  settled: boolean;
  /** Whether an answer has been awaited for more than the threshold. */
  stalled: boolean;
  /** Hits of the query; 0 while unknown. */
  hits: number;
}

const NONE: readonly Collection[] = [];

const isStart = ({ source }: Collection) =>
  source.sourceId === RECENTS || source.sourceId === FAVORITES;

/** The search behind the modal and its state. */
export function useModalSearch(
  { dialog, input }: Pick<DialogParts, 'dialog' | 'input'>,
  settings: SearchSettings,
  client: BrowserSearchClient,
  answers: Answers,
): ModalSearchState {
  const [state, setState] = useState<ModalState>(() => ({
    query: input.value,
    collections: [],
    activeItemId: null,
    status: 'idle',
    outcome: null,
  }));
  const [{ autocomplete, stored }] = useState(() => {
    const stored = openStoredSearches(settings.indexName);
    const onSelect: Parameters<typeof createModalSearch>[0]['onSelect'] = (item, press) => {
      stored.remember(item);
      if (!isModified(press)) {
        dialog.close();
      }
    };
    const onState = showInTime(state, setState);
    const options = { settings, answers, stored, onState, onSelect };
    return { stored, autocomplete: createModalSearch(options) };
  });

  // A reader who walks the list keeps it as it is; better results come with the next letter.
  const walks = (state.activeItemId ?? 0) > 0;
  useEffect(
    () =>
      client.onBetter(() => {
        answers.forget();
        if (dialog.open && !walks) {
          autocomplete.refresh();
        }
      }),
    [answers, autocomplete, client, dialog, walks],
  );

  const { outcome } = state;
  const query = state.query.trim();
  const { start, results } = useMemo(() => {
    const filled = state.collections.filter(({ items }) => items.length > 0);
    return {
      start: filled.filter(isStart),
      results: filled.filter((collection) => !isStart(collection)),
    };
  }, [state.collections]);
  const view = searchView({ query, outcome, listed: results.length });
  const settled = query === '' || isSettled(query, outcome);
  return {
    autocomplete,
    stored,
    query,
    view,
    collections: view === 'start' ? start : view === 'results' ? results : NONE,
    activeItemId: state.activeItemId,
    answered: outcome?.query ?? null,
    settled,
    stalled: !settled && state.status === 'stalled',
    hits: isSettled(query, outcome) && !outcome.failed ? outcome.nbHits : 0,
  };
}
