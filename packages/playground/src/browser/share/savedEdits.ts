/** Key of the edits of examples in sessionStorage: they last until the tab is closed. */
export const EDITS = 'zs-play-edits';

interface Edit {
  /** Page and example. */
  place: string;
  source: string;
}

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' &&
  value !== null &&
  'place' in value &&
  typeof value.place === 'string' &&
  'source' in value &&
  typeof value.source === 'string';

/** Reads an array from sessionStorage; empty where there is none or it cannot be read. */
function readSessionList(item: string): unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(item) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    // Storage is blocked, or the value is not JSON.
    return [];
  }
}

/** All saved edits, the oldest first. */
export const readEdits = (): Edit[] => readSessionList(EDITS).filter(isEdit);

/** Key of an example on a page. */
export const placeOfEdit = (name: string, page: string): string => `${page} ${name}`;

/** The saved edit of an example on this page. */
export function savedEdit(name: string): string | undefined {
  const wanted = placeOfEdit(name, window.location.pathname);
  return readEdits().find(({ place }) => place === wanted)?.source;
}
