declare global {
  interface Window {
    /** Set by early.js until a search has started. */
    takeEarlySearch?: (() => string | undefined) | undefined;
  }
}

/**
 * Removes the listeners of early.js.
 * @returns the letters that a reader typed after asking for the search; undefined when none asked
 */
export function takeEarlySearch(): string | undefined {
  const letters = window.takeEarlySearch?.();
  window.takeEarlySearch = undefined;
  return letters;
}
