import {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Answers } from '../request/answers.ts';
import { completions } from './completions.ts';

/** A query that the panel offers. */
export type Completion = { query: string };
export type QueryBoxState = AutocompleteState<Completion>;
export type QueryBoxApi = AutocompleteApi<
  Completion,
  BaseSyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;

interface QueryBoxOptions {
  query: string;
  /** Offered while nothing is typed. */
  suggestions: readonly string[];
  search: Answers;
  onState: (state: QueryBoxState) => void;
  onSubmit: () => void;
}

/** Sets up autocomplete-core for the input of the search page and its panel of suggestions. */
export function createQueryBox(options: QueryBoxOptions): QueryBoxApi {
  const { search, suggestions, onState, onSubmit } = options;

  async function offered(query: string): Promise<readonly string[]> {
    if (query === '') {
      return suggestions;
    }
    try {
      return completions((await search.answer(query, 0)).hits, query);
    } catch {
      // The results below say that the search failed; the panel just has nothing to offer.
      return [];
    }
  }

  return createAutocomplete<Completion, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search-page',
    openOnFocus: true,
    insights: false,
    initialState: { query: options.query },
    onStateChange: ({ state }) => onState(state),
    onSubmit,
    async getSources({ query }) {
      const items = (await offered(query.trim())).map((offer) => ({ query: offer }));
      return [
        {
          sourceId: 'completions',
          getItems: () => items,
          getItemInputValue: ({ item }) => item.query,
          onSelect: onSubmit,
        },
      ];
    },
  });
}
