/** A load that runs once; see `once`. */
export interface Once<T> {
  (): Promise<T>;
  /** Lets the next call load anew. */
  forget: () => void;
}

/** Runs `load` once until it succeeds: a failed attempt is forgotten, so the next call tries anew. */
export function once<T>(load: () => Promise<T>): Once<T> {
  let running: Promise<T> | undefined;
  const forget = () => {
    running = undefined;
  };
  const run = () => {
    running ??= load().catch((error: unknown) => {
      forget();
      throw error;
    });
    return running;
  };
  return Object.assign(run, { forget });
}
