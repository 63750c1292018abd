import type { ReactNode } from 'react';
import type { Observable } from '../../platform/createObservable';
import type { OverlayState, PortalEntry } from './state';

function update(
  state: Observable<OverlayState>,
  change: (portals: PortalEntry[]) => PortalEntry[],
): void {
  state.set({ ...state.get(), portals: change(state.get().portals) });
}

/** Adds a portal, or replaces its children. */
export function showPortal(
  state: Observable<OverlayState>,
  key: string,
  children: ReactNode,
): void {
  const entry = { key, children, isExiting: false };
  update(state, (portals) =>
    portals.some((one) => one.key === key)
      ? portals.map((one) => (one.key === key ? entry : one))
      : [...portals, entry],
  );
}

/** Starts the exit animation of a portal. */
export function startPortalExit(state: Observable<OverlayState>, key: string): void {
  update(state, (portals) =>
    portals.map((one) => (one.key === key ? { ...one, isExiting: true } : one)),
  );
}

/** Removes a portal after its exit animation, unless it was shown again. */
export function removePortal(state: Observable<OverlayState>, key: string): void {
  update(state, (portals) => portals.filter((one) => one.key !== key || !one.isExiting));
}
