import { useSyncExternalStore } from 'react';

let mediaQuery: MediaQueryList | undefined;

function query(): MediaQueryList {
  mediaQuery ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return mediaQuery;
}

function subscribe(listener: () => void): () => void {
  query().addEventListener('change', listener);
  return () => query().removeEventListener('change', listener);
}

/** True if the browser prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
