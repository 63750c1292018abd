import { readSessionList, writeSessionList } from './sessionList.ts';

/** Key in sessionStorage. */
const ITEM = 'zs-play-edits';

/** Limits on stored edits; the oldest are dropped first. */
const MAX_EDITS = 20;
const MAX_LETTERS = 256 * 1024;

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

const readAll = (): Edit[] => readSessionList(ITEM).filter(isEdit);

const placeOf = (name: string, page: string) => `${page} ${name}`;

/** The newest edits within the limits. */
function newestThatFit(edits: readonly Edit[]): Edit[] {
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

/** Edits of examples in sessionStorage: they last until the tab is closed. */
export const savedEdits = {
  /** Whether an example on this page has a saved edit. */
  has: (name: string): boolean => savedEdits.get(name) !== undefined,
  /** The saved edit of an example on this page. */
  get(name: string): string | undefined {
    const wanted = placeOf(name, window.location.pathname);
    return readAll().find(({ place }) => place === wanted)?.source;
  },
  /**
   * Saves an edit; undefined deletes it.
   * @param page path of its page: the address may already be that of the next page
   */
  set(name: string, source: string | undefined, page = window.location.pathname): void {
    const place = placeOf(name, page);
    const all = readAll();
    const others = all.filter((edit) => edit.place !== place);
    if (source !== undefined) {
      writeSessionList(ITEM, newestThatFit([...others, { place, source }]));
    } else if (others.length < all.length) {
      writeSessionList(ITEM, others);
    }
  },
};
