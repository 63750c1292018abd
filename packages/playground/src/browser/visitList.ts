/** Reads a list from the storage of the visit; whatever is no list counts as an empty one. */
export function readVisitList(item: string): unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(item) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    // No storage in this browser, or a text in it that is not ours.
    return [];
  }
}

/** Keeps a list until the reader closes the tab; without storage or room, not even so long. */
export function writeVisitList(item: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(list));
  } catch {
    // No storage, or no room in it: the next page knows nothing of it.
  }
}
