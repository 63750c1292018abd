import type { StoredPlaces } from './storedLists.ts';

// Element ids for the ARIA attributes of the combobox.

/** Of an entry, counted through all lists. */
export const entryId = (entry: number) => `zs-search-entry-${entry}`;
/** Of a group of results. */
export const groupId = (group: number) => `zs-search-group-${group}`;
/** Of a list of the start screen. */
export const storedId = (kind: StoredPlaces['kind']) => `zs-search-${kind}`;
