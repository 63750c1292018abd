import { isSlowConnection } from '../navigation/isSlowConnection.ts';

/**
 * Installs the service worker once the reader has done something: a first glance at a page costs
 * nothing more. Readers who save data or are on 2g keep to what they open.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) {
    return;
  }
  const register = () => {
    removeEventListener('pointerdown', register);
    removeEventListener('keydown', register);
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {
      // Private windows refuse workers; the site works without one.
    });
  };
  addEventListener('pointerdown', register, { passive: true });
  addEventListener('keydown', register);
}
