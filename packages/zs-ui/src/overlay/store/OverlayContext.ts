import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OverlayStore } from './createOverlayStore';
import type { OverlayState } from './state';

/** Overlay store of the nearest OverlayProvider. */
export const OverlayContext = createContext<OverlayStore | undefined>(undefined);

/** @throws Error outside of an OverlayProvider */
export function useOverlayStore(): OverlayStore {
  const store = useContext(OverlayContext);
  if (store === undefined) {
    throw new Error('useOverlay must be used within an OverlayProvider');
  }
  return store;
}

/** Subscribes to a part of the overlay state; rerenders only when that part changes. */
export function useOverlayPart<Part extends keyof OverlayState>(part: Part): OverlayState[Part] {
  const { state } = useOverlayStore();
  const read = () => state.get()[part];
  return useSyncExternalStore(state.subscribe, read, read);
}
