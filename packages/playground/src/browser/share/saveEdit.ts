import { EDITS, placeOfEdit, readEdits } from './savedEdits.ts';

/** Limits on stored edits; the oldest are dropped first. */
const MAX_EDITS = 20;
const MAX_LETTERS = 256 * 1024;

/** Writes an array into sessionStorage, where that is available and has room. */
function writeSessionList(item: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the list is lost with this page.
  }
}

/** The newest edits within the limits. */
function newestThatFit<T extends { source: string }>(edits: readonly T[]): T[] {
  let letters = 0;
  const fitting = edits
    .toReversed()
    .slice(0, MAX_EDITS)
    .filter(({ source }) => {
      letters += source.length;
      return letters <= MAX_LETTERS;
    });
  return fitting.toReversed();
}

/**
 * Saves an edit of an example; undefined deletes it.
 * @param page path of its page: the address may already be that of the next page
 */
export function saveEdit(
  name: string,
  source: string | undefined,
  page = window.location.pathname,
): void {
  const place = placeOfEdit(name, page);
  const all = readEdits();
  const others = all.filter((edit) => edit.place !== place);
  if (source !== undefined) {
    writeSessionList(EDITS, newestThatFit([...others, { place, source }]));
  } else if (others.length < all.length) {
    writeSessionList(EDITS, others);
  }
}
