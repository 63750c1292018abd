import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { createInsightsClient } from '../client/insightsClient.ts';
import type { Answers } from '../request/answers.ts';
import { groupResults } from '../results/resultGroups.ts';
import { type SearchSettings, STALL_THRESHOLD } from '../settings.ts';
import type { StoredSearches } from '../stored/storedSearches.ts';
import { followLink, openWindow } from './followLink.ts';
import type { Press } from './isModified.ts';
import { resultItem, type SearchItem, storedItem } from './searchItem.ts';
import type { SearchOutcome } from './searchView.ts';

/** What the screen is drawn from. */
export interface ModalState
  extends Pick<AutocompleteState<SearchItem>, 'query' | 'collections' | 'activeItemId' | 'status'> {
  /** How the newest query that was answered or has failed ended. */
  outcome: SearchOutcome | null;
}

export type ModalSearch = AutocompleteApi<SearchItem, Event, ReactMouseEvent, KeyboardEvent>;

/** One list on screen. */
export type Collection = ModalState['collections'][number];

/** Sources of the start screen. */
export const RECENTS = 'recents';
export const FAVORITES = 'favorites';

interface ModalSearchOptions {
  settings: SearchSettings;
  answers: Answers;
  stored: StoredSearches;
  onState: (state: ModalState) => void;
  onSelect: (item: SearchItem, press: Press) => void;
}

/** Sets up autocomplete-core for the modal: sources, keys, selection. */
export function createModalSearch(options: ModalSearchOptions): ModalSearch {
  const { settings, answers, stored } = options;
  let newest = 0;
  let outcome: SearchOutcome | null = null;

  const source = (sourceId: string, items: SearchItem[]): AutocompleteSource<SearchItem> => ({
    sourceId,
    getItems: () => items,
    getItemUrl: ({ item }) => item.url,
    onSelect: ({ item, event }) => options.onSelect(item, event),
  });

  async function results(query: string) {
    newest += 1;
    const asked = newest;
    try {
      const answer = await answers.answer(query, 0);
      if (asked === newest) {
        outcome = { query, failed: false, nbHits: answer.nbHits };
      }
      return groupResults(answer.hits).map(({ items }, index) =>
        source(
          `group${index}`,
          items.map((item) => resultItem(item, answer, settings)),
        ),
      );
    } catch {
      if (asked === newest) {
        outcome = { query, failed: true };
      }
      return [];
    }
  }

  return createAutocomplete<SearchItem, Event, ReactMouseEvent, KeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    stallThreshold: STALL_THRESHOLD,
    shouldPanelOpen: () => true,
    insights:
      settings.provider.provider === 'algolia' && settings.provider.insights
        ? { insightsClient: createInsightsClient(settings.provider) }
        : false,
    navigator: {
      navigate: ({ itemUrl }) => followLink(itemUrl),
      navigateNewWindow: ({ itemUrl }) => openWindow(itemUrl),
    },
    onStateChange: ({ state }) => options.onState({ ...state, outcome }),
    async getSources({ query }) {
      const trimmed = query.trim();
      if (trimmed) {
        return results(trimmed);
      }
      newest += 1;
      return [
        source(RECENTS, stored.recents().map(storedItem)),
        source(FAVORITES, stored.favorites().map(storedItem)),
      ];
    },
  });
}
