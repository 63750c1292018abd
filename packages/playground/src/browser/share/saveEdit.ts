import { EDITS, placeOfEdit, readEdits } from './savedEdits.ts';

/** Limits on stored edits; the oldest are dropped first. */
const MAX_EDITS = 20;
const MAX_LETTERS = 256 * 1024;

/** Writes the edits where storage is available and has room; else they are lost with this page. */
function writeEdits(edits: readonly unknown[]): void {
  try {
    sessionStorage.setItem(EDITS, JSON.stringify(edits));
  } catch {
    // Storage is blocked or full.
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
    writeEdits(newestThatFit([...others, { place, source }]));
  } else if (others.length < all.length) {
    writeEdits(others);
  }
}
