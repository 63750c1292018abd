import { useEffect, useMemo, useReducer } from 'react';
import type { SearchPlace } from '../../shared/searchClient.ts';
import type { FullSettings } from '../settings.ts';
import { openStoredSearches, type StoredSearches } from './storedSearches.ts';

/** The recent and favorite searches of an index, updated when another tab changes them. */
export function useStored(settings: FullSettings): StoredSearches {
  const stored = useMemo(() => openStoredSearches(settings), [settings]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    addEventListener('storage', redraw);
    return () => removeEventListener('storage', redraw);
  }, []);

  return useMemo(
    () => ({
      ...stored,
      moveToFavorites(place) {
        stored.moveToFavorites(place);
        redraw();
      },
      removeRecent(place) {
        stored.removeRecent(place);
        redraw();
      },
      removeFavorite(place) {
        stored.removeFavorite(place);
        redraw();
      },
    }),
    [stored],
  );
}

/** One of the two lists of the start screen. */
export interface StoredPlaces {
  kind: 'recents' | 'favorites';
  places: readonly SearchPlace[];
}

/** The lists that are not empty. */
export function storedLists(stored: StoredSearches): StoredPlaces[] {
  const lists: StoredPlaces[] = [
    { kind: 'recents', places: stored.recents() },
    { kind: 'favorites', places: stored.favorites() },
  ];
  return lists.filter(({ places }) => places.length > 0);
}
