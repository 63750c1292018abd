import type { SearchPlace } from '../../shared/searchClient.ts';
import { readPlace } from '../results/readPlace.ts';

/** Where lists are kept: the part of `localStorage` that is used. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A short list of places kept in the browser, newest first. */
interface StoredList {
  all: () => SearchPlace[];
  has: (place: SearchPlace) => boolean;
  /** Puts a place first, without its marks; the oldest falls out past the limit. */
  add: (place: SearchPlace) => void;
  remove: (place: SearchPlace) => void;
}

/** Whether two places are one: the same section may be found as a heading and as a text. */
const isSame = (one: SearchPlace, other: SearchPlace): boolean =>
  new URL(one.url, location.href).href === new URL(other.url, location.href).href;

/** Whether an address is below another: sites of one origin share its storage. */
function isBelow(url: string, baseUrl: string): boolean {
  const [page, base] = [new URL(url, location.href), new URL(baseUrl, location.href)];
  return page.origin === base.origin && page.pathname.startsWith(base.pathname);
}

function read(storage: ListStorage, key: string, baseUrl: string): SearchPlace[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    const places = Array.isArray(stored) ? stored.flatMap((entry) => readPlace(entry) ?? []) : [];
    return places.filter(({ url }) => isBelow(url, baseUrl));
  } catch {
    // Forbidden, or no JSON: as good as empty.
    return [];
  }
}

/**
 * Opens a list of places. It is read anew each time, so that two tabs add to one list. A storage
 * that is missing, full or holds nonsense costs nothing: the list then lives as long as the page.
 * @param baseUrl address below which the places are; others are left out
 * @param limit how many entries the list may hold now
 */
export function openStoredList(
  storage: ListStorage | null,
  key: string,
  baseUrl: string,
  limit: () => number,
): StoredList {
  /** The list, once the storage has refused it. */
  let own: SearchPlace[] | null = storage ? null : [];
  const items = () => own ?? (storage ? read(storage, key, baseUrl) : []);

  function replace(next: SearchPlace[]) {
    const kept = next.slice(0, limit());
    try {
      storage?.setItem(key, JSON.stringify(kept));
    } catch {
      own = kept;
    }
    own = own && kept;
  }

  return {
    all: () => items().slice(0, limit()),
    has: (place) => items().some((item) => isSame(item, place)),
    add(place) {
      const clean = readPlace(place);
      if (clean) {
        replace([clean, ...items().filter((item) => !isSame(item, clean))]);
      }
    },
    remove: (place) => replace(items().filter((item) => !isSame(item, place))),
  };
}
