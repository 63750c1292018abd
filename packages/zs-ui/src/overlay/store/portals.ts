import type { ReactNode } from 'react';
import type { Observable } from '../../platform/observable';
import type { OverlayState, PortalEntry } from './state';

function update(
  state: Observable<OverlayState>,
  change: (portals: PortalEntry[]) => PortalEntry[],
): void {
  state.set({ ...state.get(), portals: change(state.get().portals) });
}

/** Shows a portal's children, or replaces those it showed. */
export function putPortal(state: Observable<OverlayState>, key: string, children: ReactNode): void {
  const entry = { key, children, isLeaving: false };
  update(state, (portals) =>
    portals.some((one) => one.key === key)
      ? portals.map((one) => (one.key === key ? entry : one))
      : [...portals, entry],
  );
}

/** Starts the way out of a portal's children. */
export function leavePortal(state: Observable<OverlayState>, key: string): void {
  update(state, (portals) =>
    portals.map((one) => (one.key === key ? { ...one, isLeaving: true } : one)),
  );
}

/** Takes a portal that has left off the list. */
export function removePortal(state: Observable<OverlayState>, key: string): void {
  update(state, (portals) => portals.filter((one) => one.key !== key || !one.isLeaving));
}
