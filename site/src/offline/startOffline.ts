import { isSlowConnection } from '../navigation/isSlowConnection.ts';
import { firstOf } from '../ui/firstOf.ts';
import { whenStill } from '../ui/whenStill.ts';

/**
 * Installs the service worker, which keeps what the reader opens and the pages beside it, once the
 * reader has done something and what that asked for is there: neither a first glance nor a first
 * search has to share its line. Readers who save data or are on 2g keep nothing.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) {
    return;
  }
  const register = () => {
    const worker = navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    Promise.all([import('./keepPages.ts'), worker]).then(
      ([{ keepPages }]) => keepPages(),
      () => {
        // Private windows refuse workers, a lost connection this part: the site works without both.
      },
    );
  };
  firstOf('pointerdown', 'keydown').then(() => whenStill(register));
}
