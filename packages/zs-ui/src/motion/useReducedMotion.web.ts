import { useSyncExternalStore } from 'react';

let watched: MediaQueryList | undefined;

function query(): MediaQueryList {
  watched ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return watched;
}

function subscribe(listener: () => void): () => void {
  query().addEventListener('change', listener);
  return () => query().removeEventListener('change', listener);
}

/** Whether the browser asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
