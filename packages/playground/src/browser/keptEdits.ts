/** Name of the one item in the storage of the visit. */
const ITEM = 'zs-play-edits';

/** Edits that are kept, and the letters of all of them; the oldest go first. */
const MOST = 20;
const MOST_LETTERS = 256 * 1024;

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

/** Reads what is kept; whatever is none of it counts as nothing. */
function readAll(): Edit[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(ITEM) ?? '[]');
    return Array.isArray(all) ? all.filter(isEdit) : [];
  } catch {
    // No storage in this browser, or a text in it that is not ours.
    return [];
  }
}

function writeAll(edits: readonly Edit[]): void {
  try {
    sessionStorage.setItem(ITEM, JSON.stringify(edits));
  } catch {
    // No storage, or no room in it: the edit lasts as long as its page.
  }
}

const placeOf = (name: string, page: string) => `${page} ${name}`;

/** The newest edits that fit. */
function bounded(edits: readonly Edit[]): Edit[] {
  let letters = 0;
  const fitting = edits
    .toReversed()
    .slice(0, MOST)
    .filter(({ source }) => {
      letters += source.length;
      return letters <= MOST_LETTERS;
    });
  return fitting.toReversed();
}

/** What readers wrote into examples of this site, until they close its tab. */
export const keptEdits = {
  /** The edit of an example of this page. */
  get(name: string): string | undefined {
    const wanted = placeOf(name, window.location.pathname);
    return readAll().find(({ place }) => place === wanted)?.source;
  },
  /**
   * Keeps an edit; without one, nothing is kept of the example.
   * @param page path of its page: the address may be that of the next page by now
   */
  set(name: string, source: string | undefined, page = window.location.pathname): void {
    const place = placeOf(name, page);
    const all = readAll();
    const others = all.filter((edit) => edit.place !== place);
    if (source !== undefined) {
      writeAll(bounded([...others, { place, source }]));
    } else if (others.length < all.length) {
      writeAll(others);
    }
  },
};
