import { hierarchyOf } from '../../shared/records.ts';
import type { SearchPlace } from '../../shared/searchClient.ts';
import { pageUrl } from '../results/pageUrl.ts';
import type { FullSettings } from '../settings.ts';
import { type ListStorage, openStoredList } from './storedList.ts';

const MAX_FAVORITES = 10;
const MAX_RECENTS = 7;
const MAX_RECENTS_WITH_FAVORITES = 4;

/** Opened pages, and favorites among them. */
export interface StoredSearches {
  recents: () => SearchPlace[];
  favorites: () => SearchPlace[];
  /**
   * Stores a chosen result, unless it is a favorite.
   * @param page the page's own hit, if it was found too: it is what a text is remembered by
   */
  remember: (place: SearchPlace, page: SearchPlace | null) => void;
  /** Moves a recent search to the favorites. */
  moveToFavorites: (place: SearchPlace) => void;
  removeRecent: (place: SearchPlace) => void;
  removeFavorite: (place: SearchPlace) => void;
}

/** The page of a hit whose page was not among the results. */
function pageOf({ url, hierarchy: { lvl0, lvl1 } }: SearchPlace): SearchPlace {
  const page = pageUrl(url);
  const names = [lvl0 ?? undefined, lvl1 ?? undefined];
  return { objectID: page, url: page, type: 'lvl1', content: null, hierarchy: hierarchyOf(names) };
}

function browserStorage(): ListStorage | null {
  try {
    return window.localStorage;
  } catch {
    // Access may be blocked.
    return null;
  }
}

/** Opens the recent and favorite searches of one index, under the keys that DocSearch uses. */
export function openStoredSearches(
  { indexName, baseUrl }: Pick<FullSettings, 'indexName' | 'baseUrl'>,
  storage: ListStorage | null = browserStorage(),
): StoredSearches {
  const favorites = openStoredList(
    storage,
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    baseUrl,
    () => MAX_FAVORITES,
  );
  const recents = openStoredList(
    storage,
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    baseUrl,
    () => (favorites.all().length > 0 ? MAX_RECENTS_WITH_FAVORITES : MAX_RECENTS),
  );
  return {
    recents: recents.all,
    favorites: favorites.all,
    remember(chosen, page) {
      const place = chosen.type === 'content' ? (page ?? pageOf(chosen)) : chosen;
      if (!favorites.has(place)) {
        recents.add(place);
      }
    },
    moveToFavorites(place) {
      favorites.add(place);
      recents.remove(place);
    },
    removeRecent: recents.remove,
    removeFavorite: favorites.remove,
  };
}
