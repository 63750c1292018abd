/** localStorage that never throws: a blocked one behaves like an empty one. */
export const storage = {
  /** @returns the stored text; null without one, or with blocked storage */
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores text; does nothing in a full or blocked storage. */
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The value lasts as long as the page.
    }
  },
  /** Removes a text. */
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // A blocked storage has nothing to remove.
    }
  },
};
