import { useEffect, useMemo, useState } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
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
import { isModified } from './isModified.ts';
import { isSettled, type SearchOutcome, type SearchView, searchView } from './searchView.ts';

interface ModalSearchState {
  autocomplete: ModalSearch;
  stored: StoredSearches;
  /** What is in the input, trimmed. */
  query: string;
  view: SearchView;
  /** Lists of the screen to show; none for a screen without lists. */
  collections: readonly Collection[];
  /** Number of the entry that Enter opens, counted through all lists. */
  activeItemId: number | null;
  /** Whether the screen belongs to what is in the input, not to an earlier query. */
  settled: boolean;
  /** Whether an answer has been awaited for more than the threshold. */
  stalled: boolean;
  /** Hits of the query in the input; 0 while unknown. */
  hits: number;
}

const INITIAL: Pick<ModalState, 'query' | 'collections' | 'activeItemId' | 'status'> = {
  query: '',
  collections: [],
  activeItemId: null,
  status: 'idle',
};

const NONE: readonly Collection[] = [];

const isStart = ({ source }: Collection) =>
  source.sourceId === RECENTS || source.sourceId === FAVORITES;

/** The search behind the modal and its state. */
export function useModalSearch(
  dialog: HTMLDialogElement,
  settings: SearchSettings,
  client: BrowserSearchClient,
): ModalSearchState {
  const [state, setState] = useState(INITIAL);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const [{ autocomplete, stored }] = useState(() => {
    const stored = openStoredSearches(settings.indexName);
    const onSelect: Parameters<typeof createModalSearch>[0]['onSelect'] = (item, press) => {
      stored.remember(item);
      if (!isModified(press)) {
        dialog.close();
      }
    };
    const callbacks = { onState: setState, onOutcome: setOutcome, onSelect };
    return { stored, autocomplete: createModalSearch({ settings, client, stored, ...callbacks }) };
  });

  // A reader who walks the list keeps it as it is; better results come with the next letter.
  const walks = (state.activeItemId ?? 0) > 0;
  useEffect(
    () => client.onBetter(() => dialog.open && !walks && autocomplete.refresh()),
    [autocomplete, client, dialog, walks],
  );

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
    settled,
    stalled: !settled && state.status === 'stalled',
    hits: isSettled(query, outcome) && !outcome.failed ? outcome.nbHits : 0,
  };
}
