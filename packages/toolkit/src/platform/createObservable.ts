/** A value with listeners for its changes, as `useSyncExternalStore` needs it. */
export interface Observable<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Adds a listener that is called after each change. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an observable value. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (!Object.is(value, current)) {
        current = value;
        for (const listener of [...listeners]) {
          listener();
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
