import { isSlowConnection } from '../router/isSlowConnection.ts';
import { firstOf } from '../schedule/firstOf.ts';
import { whenNotUrgent } from '../schedule/urgent.ts';

/**
 * Installs the service worker, which keeps what the reader opens and the pages beside it, once the
 * reader has done something and what that asked for is there: neither a first glance nor a first
 * search has to share its line. Readers who save data or are on 2g keep nothing.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) {
    return;
  }
  firstOf('pointerdown', 'keydown')
    .then(whenNotUrgent)
    .then(() => import('./keepPages.ts'))
    .then(
      ({ keepPages }) => keepPages(),
      () => {
        // A lost connection refuses this part: the site works without it.
      },
    );
}
