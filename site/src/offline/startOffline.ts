import { isSlowConnection } from '../navigation/isSlowConnection.ts';
import { whenStill } from '../ui/whenStill.ts';

/**
 * Installs the service worker, which fetches the whole site, once the reader has done something
 * and what that asked for is there: neither a first glance nor a first search has to share its
 * line. Readers who save data or are on 2g keep to what they open.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) {
    return;
  }
  const register = () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {
      // Private windows refuse workers; the site works without one.
    });
  };
  const wait = () => {
    removeEventListener('pointerdown', wait);
    removeEventListener('keydown', wait);
    whenStill(register);
  };
  addEventListener('pointerdown', wait, { passive: true });
  addEventListener('keydown', wait);
}
