/** Those who want to know when searches would find more. */
export interface Listeners {
  /** Adds one; returns the function that takes it away. */
  add: (listener: () => void) => () => void;
  tell: () => void;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell() {
      for (const listener of all) {
        listener();
      }
    },
  };
}
