import type { SearchPlace } from '../../shared/searchClient.ts';
import { answerUrl } from '../results/answerUrl.ts';
import type { ResultGroup } from '../results/resultGroups.ts';
import type { SearchView } from '../search/viewOf.ts';
import type { StoredPlaces } from '../stored/useStored.ts';

// Element ids for the ARIA attributes of the combobox.

/** Of an entry, counted through all lists. */
export const entryId = (entry: number) => `zs-search-entry-${entry}`;
/** Of a group of results. */
export const groupId = (group: number) => `zs-search-group-${group}`;
/** Of a list of the start screen. */
export const storedId = (kind: StoredPlaces['kind']) => `zs-search-${kind}`;

/** An entry that opens a place, with the hit of its page if that was found too. */
export interface PlaceEntry {
  kind: 'place';
  place: SearchPlace;
  page: SearchPlace | null;
  /** Where it leads once its row is open. */
  answerUrl?: string;
}

/** An entry that shows the remaining hits of a page, by its address. */
interface MoreEntry {
  kind: 'more';
  page: string;
}

type DialogEntry = PlaceEntry | MoreEntry;

/** Entries of the lists that the input controls. */
export interface DialogEntries {
  /** Identity of the lists; when it changes, the first entry becomes active. */
  identity: string;
  /** Entries of all lists. */
  all: readonly DialogEntry[];
  /** Ids of the lists, separated by spaces. */
  lists: string;
  popup: 'listbox' | 'grid';
}

/** The visible entries: results, or the lists of the start screen. */
export function entriesOf(
  view: SearchView,
  groups: readonly ResultGroup[],
  stored: readonly StoredPlaces[],
): DialogEntries {
  if (view.kind === 'results') {
    const rows = groups.flatMap((group) => group.rows);
    return {
      identity: `results of ${view.query}`,
      all: rows.map((row) =>
        row.kind === 'hit'
          ? { kind: 'place', place: row.hit, page: row.page, answerUrl: answerUrl(row.hit) }
          : row,
      ),
      lists: groups.map((_, group) => groupId(group)).join(' '),
      popup: 'listbox',
    };
  }
  return {
    identity: view.kind,
    all: stored.flatMap(({ places }) =>
      places.map((place) => ({ kind: 'place' as const, place, page: null })),
    ),
    lists: stored.map(({ kind }) => storedId(kind)).join(' '),
    popup: view.kind === 'start' ? 'grid' : 'listbox',
  };
}
