import type { SearchPlace } from '../../shared/searchClient.ts';
import type { ResultGroup } from '../results/resultGroups.ts';
import type { SearchView } from '../search/viewOf.ts';
import { groupId, storedId } from './entryIds.ts';
import type { StoredPlaces } from './storedLists.ts';

/** An entry that opens a place, with the hit of its page, if that was found too. */
export interface PlaceEntry {
  kind: 'place';
  place: SearchPlace;
  page: SearchPlace | null;
}

/** The rest of what was found on a page, by the page's address. */
interface MoreEntry {
  kind: 'more';
  page: string;
}

type DialogEntry = PlaceEntry | MoreEntry;

/** Entries of the lists that the input controls. */
export interface DialogEntries {
  /** What the lists belong to; when it changes, the first entry is the active one. */
  of: string;
  /** Through all lists. */
  all: readonly DialogEntry[];
  /** Ids of the lists, parted by spaces. */
  lists: string;
  popup: 'listbox' | 'grid';
}

/** The entries on screen: results, or what the start screen lists. */
export function entriesOf(
  view: SearchView,
  groups: readonly ResultGroup[],
  stored: readonly StoredPlaces[],
): DialogEntries {
  if (view.kind === 'results') {
    const rows = groups.flatMap((group) => group.rows);
    return {
      of: `results of ${view.query}`,
      all: rows.map((row) =>
        row.kind === 'hit' ? { kind: 'place', place: row.hit, page: row.page } : row,
      ),
      lists: groups.map((_, group) => groupId(group)).join(' '),
      popup: 'listbox',
    };
  }
  return {
    of: view.kind,
    all: stored.flatMap(({ places }) =>
      places.map((place) => ({ kind: 'place' as const, place, page: null })),
    ),
    lists: stored.map(({ kind }) => storedId(kind)).join(' '),
    popup: view.kind === 'start' ? 'grid' : 'listbox',
  };
}
