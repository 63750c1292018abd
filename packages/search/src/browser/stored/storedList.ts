import type { SearchHit } from '../../shared/protocol.ts';
import { readHit } from '../request/readAnswer.ts';

/** Where lists are kept: the part of `localStorage` that is used. */
export type KeptIn = Pick<Storage, 'getItem' | 'setItem'>;

/** A short list of hits kept in the browser, newest first. */
export interface StoredList {
  all: () => SearchHit[];
  has: (objectID: string) => boolean;
  /** Puts a hit first, without its marks; the oldest falls out past the limit. */
  add: (hit: SearchHit) => void;
  remove: (objectID: string) => void;
}

function read(storage: KeptIn | null, key: string): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((entry) => readHit(entry) ?? []) : [];
  } catch {
    return [];
  }
}

/**
 * Opens a list of hits. A storage that is missing, full or holds nonsense costs nothing: the list
 * then lives as long as the page.
 * @param limit how many entries the list may hold now
 */
export function openStoredList(
  storage: KeptIn | null,
  key: string,
  limit: () => number,
): StoredList {
  let items = read(storage, key);

  function replace(next: SearchHit[]) {
    items = next.slice(0, limit());
    try {
      storage?.setItem(key, JSON.stringify(items));
    } catch {
      // Full or forbidden: the list in memory stands.
    }
  }

  return {
    all: () => items.slice(0, limit()),
    has: (objectID) => items.some((item) => item.objectID === objectID),
    add(hit) {
      const clean = readHit(hit);
      if (clean) {
        replace([clean, ...items.filter((item) => item.objectID !== clean.objectID)]);
      }
    },
    remove: (objectID) => replace(items.filter((item) => item.objectID !== objectID)),
  };
}
