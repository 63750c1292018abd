import type { SearchHit } from '../../shared/protocol.ts';
import type { ResultItem } from '../results/resultGroups.ts';
import { type KeptIn, openStoredList } from './storedList.ts';

const FAVORITES = 10;
const RECENTS = 7;
const RECENTS_WITH_FAVORITES = 4;

/** Pages a reader went to, and those they starred. */
export interface StoredSearches {
  recents: () => SearchHit[];
  favorites: () => SearchHit[];
  /** Remembers a chosen result; one that is a favorite already is not saved again. */
  remember: (item: ResultItem) => void;
  /** Moves a recent search to the favorites. */
  moveToFavorites: (hit: SearchHit) => void;
  removeRecent: (hit: SearchHit) => void;
  removeFavorite: (hit: SearchHit) => void;
}

/** The page of a text hit whose own page was not among the results. */
function pageOf(hit: SearchHit): SearchHit {
  const url = hit.url.replace(/#.*$/, '');
  const { lvl0, lvl1 } = hit.hierarchy;
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  };
}

function browserStorage(): KeptIn | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Opens the recent and favorite searches of one index, under the keys that DocSearch uses. */
export function openStoredSearches(
  indexName: string,
  storage: KeptIn | null = browserStorage(),
): StoredSearches {
  const favorites = openStoredList(
    storage,
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    () => FAVORITES,
  );
  const recents = openStoredList(storage, `__DOCSEARCH_RECENT_SEARCHES__${indexName}`, () =>
    favorites.all().length > 0 ? RECENTS_WITH_FAVORITES : RECENTS,
  );
  return {
    recents: recents.all,
    favorites: favorites.all,
    remember(item) {
      const hit = item.type === 'content' ? (item.parent ?? pageOf(item)) : item;
      if (!favorites.has(hit.objectID)) {
        recents.add(hit);
      }
    },
    moveToFavorites(hit) {
      favorites.add(hit);
      recents.remove(hit.objectID);
    },
    removeRecent: (hit) => recents.remove(hit.objectID),
    removeFavorite: (hit) => favorites.remove(hit.objectID),
  };
}
