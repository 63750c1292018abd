import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OverlayStore } from './createOverlayStore';
import type { OverlayState } from './state';

/** Holds the overlays of the nearest OverlayProvider. */
export const OverlayContext = createContext<OverlayStore | undefined>(undefined);

/** The nearest provider's overlays; for the hosts, which only live inside one. */
export function useOverlayStore(): OverlayStore {
  const store = useContext(OverlayContext);
  if (store === undefined) {
    throw new Error('useOverlay must be used within an OverlayProvider');
  }
  return store;
}

/** One part of what the provider shows; renders again only when that part changes. */
export function useOverlayPart<Part extends keyof OverlayState>(part: Part): OverlayState[Part] {
  const { state } = useOverlayStore();
  const read = () => state.get()[part];
  return useSyncExternalStore(state.subscribe, read, read);
}
