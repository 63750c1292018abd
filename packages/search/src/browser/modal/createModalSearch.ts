import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { MouseEvent as ReactMouseEvent } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import { createInsightsClient } from '../client/insightsClient.ts';
import { readAnswer } from '../request/readAnswer.ts';
import { createRequest } from '../request/searchRequest.ts';
import { groupResults } from '../results/resultGroups.ts';
import { type SearchSettings, STALL_THRESHOLD } from '../settings.ts';
import type { StoredSearches } from '../stored/storedSearches.ts';
import { followLink, openWindow } from './followLink.ts';
import type { Press } from './isModified.ts';
import { resultItem, type SearchItem, storedItem } from './searchItem.ts';
import type { SearchOutcome } from './searchView.ts';

export type ModalState = AutocompleteState<SearchItem>;
export type ModalSearch = AutocompleteApi<SearchItem, Event, ReactMouseEvent, KeyboardEvent>;

/** One list on screen. */
export type Collection = ModalState['collections'][number];

/** Sources of the start screen. */
export const RECENTS = 'recents';
export const FAVORITES = 'favorites';

interface ModalSearchOptions {
  settings: SearchSettings;
  client: BrowserSearchClient;
  stored: StoredSearches;
  onState: (state: ModalState) => void;
  /** Called when the newest query is answered or has failed. */
  onOutcome: (outcome: SearchOutcome) => void;
  onSelect: (item: SearchItem, press: Press) => void;
}

/** Sets up autocomplete-core for the modal: sources, keys, selection. */
export function createModalSearch(options: ModalSearchOptions): ModalSearch {
  const { settings, client, stored } = options;
  let newest = 0;

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
      const answer = readAnswer(
        await client.search({ requests: [createRequest(settings, query)] }),
      );
      if (asked === newest) {
        options.onOutcome({ query, failed: false, nbHits: answer.nbHits });
      }
      return groupResults(answer.hits).map(({ items }, index) =>
        source(
          `group${index}`,
          items.map((item) => resultItem(item, answer, settings)),
        ),
      );
    } catch {
      if (asked === newest) {
        options.onOutcome({ query, failed: true });
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
    onStateChange: ({ state }) => options.onState(state),
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
