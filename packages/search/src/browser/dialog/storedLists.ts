import type { SearchPlace } from '../../shared/searchClient.ts';
import type { StoredSearches } from '../stored/storedSearches.ts';

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
