/** Name of the one item in the storage of the visit. */
const ITEM = 'zs-play-played';

/** Reads the names; whatever is none of ours counts as nothing. */
function read(): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(ITEM) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // No storage in this browser, or a text in it that is not ours.
    return [];
  }
}

/** Examples that have played by themselves, until the reader closes the tab. */
export const playedOnce = {
  has: (name: string): boolean => read().includes(name),
  add(name: string): void {
    try {
      sessionStorage.setItem(ITEM, JSON.stringify([...new Set([...read(), name])]));
    } catch {
      // No storage, or no room in it: it plays again on the next page.
    }
  },
};
