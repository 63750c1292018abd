/** The reader's browser storage; a browser that refuses it behaves like an empty one. */
export const storage = {
  /** Stored text, or null when there is none or storage is blocked. */
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps text; a full or blocked storage loses it without harm. */
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the choice lasts as long as the page.
    }
  },
  /** Forgets a text. */
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage never held anything.
    }
  },
};
