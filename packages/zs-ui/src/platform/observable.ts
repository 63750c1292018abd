/** A value that can be watched. */
export interface Observable<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after each change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a watched value. */
export function observable<Value>(initial: Value): Observable<Value> {
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
