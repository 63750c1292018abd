import { readVisitList, writeVisitList } from './visitList.ts';

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

const readAll = (): Edit[] => readVisitList(ITEM).filter(isEdit);

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
      writeVisitList(ITEM, bounded([...others, { place, source }]));
    } else if (others.length < all.length) {
      writeVisitList(ITEM, others);
    }
  },
};
