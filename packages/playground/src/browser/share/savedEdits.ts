/** Key of the edits of examples in sessionStorage: they last until the tab is closed. */
export const EDITS = 'zs-play-edits';

interface Edit {
  /** Page and example. */
  place: string;
  source: string;
}

const isEdit = (value: unknown): value is Edit =>
  typeof (value as Edit | null)?.source === 'string';

/** All saved edits, the oldest first; none where storage is blocked or holds something else. */
export function readEdits(): Edit[] {
  try {
    const list: unknown[] = JSON.parse(sessionStorage.getItem(EDITS) ?? '[]');
    return list.filter(isEdit);
  } catch {
    return [];
  }
}

/** Key of an example on a page. */
export const placeOfEdit = (name: string, page: string): string => `${page} ${name}`;

/** The saved edit of an example on this page. */
export function savedEdit(name: string): string | undefined {
  const wanted = placeOfEdit(name, window.location.pathname);
  return readEdits().find(({ place }) => place === wanted)?.source;
}
