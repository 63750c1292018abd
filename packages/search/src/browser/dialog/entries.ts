import type { SearchPlace } from '../../shared/searchClient.ts';
import type { ResultGroup } from '../results/resultGroups.ts';
import type { View } from '../search/viewOf.ts';
import { groupId, storedId } from './entryIds.ts';
import type { StoredPlaces } from './storedLists.ts';

/** A place that can be gone to, and the hit of its page, if that was found too. */
export interface Entry {
  place: SearchPlace;
  page: SearchPlace | null;
}

/** Entries of the lists that the input controls. */
export interface Entries {
  /** What the lists belong to; when it changes, the first entry is the active one. */
  of: string;
  /** Through all lists. */
  all: readonly Entry[];
  /** Ids of the lists, parted by spaces. */
  lists: string;
  popup: 'listbox' | 'grid';
}

/** The entries on screen: results, or what the start screen lists. */
export function entriesOf(
  view: View,
  groups: readonly ResultGroup[],
  stored: readonly StoredPlaces[],
): Entries {
  if (view.kind === 'results') {
    return {
      of: `results of ${view.query}`,
      all: groups.flatMap(({ rows }) => rows.map(({ hit, page }) => ({ place: hit, page }))),
      lists: groups.map((_, group) => groupId(group)).join(' '),
      popup: 'listbox',
    };
  }
  return {
    of: view.kind,
    all: stored.flatMap(({ places }) => places.map((place) => ({ place, page: null }))),
    lists: stored.map(({ kind }) => storedId(kind)).join(' '),
    popup: view.kind === 'start' ? 'grid' : 'listbox',
  };
}
