import type { SearchPlace } from '../../shared/searchClient.ts';
import { readPlace } from '../results/readPlace.ts';

/** The used part of the `Storage` interface. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A short list of stored places, newest first. */
interface StoredList {
  all: () => SearchPlace[];
  has: (place: SearchPlace) => boolean;
  /** Adds a place at the start, without its marks; drops the oldest above the limit. */
  add: (place: SearchPlace) => void;
  remove: (place: SearchPlace) => void;
}

/** Whether two places have one address: a section may be found by its heading or by its text. */
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
    // Blocked, or no JSON: empty.
    return [];
  }
}

/**
 * Opens a list of places. It is read again each time, so that two tabs share it. With a storage that
 * is missing, full or invalid, the list lasts as long as the page.
 * @param baseUrl address below which the places are; others are left out
 * @param limit how many entries the list may hold now
 */
export function openStoredList(
  storage: ListStorage | null,
  key: string,
  baseUrl: string,
  limit: () => number,
): StoredList {
  /** The list in memory, after a write has failed. */
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
