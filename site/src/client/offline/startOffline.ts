import { isSlowConnection } from '../router/isSlowConnection.ts';
import { afterForeground } from '../schedule/foreground.ts';
import { onFirstPress } from '../schedule/onFirstPress.ts';

/**
 * Installs the service worker after the reader's first press and the requests that it started, so
 * that a short visit or a first search has the connection for itself. Not with Save-Data or on 2g.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) {
    return;
  }
  onFirstPress(async () => {
    await afterForeground();
    // The site works without it.
    const module = await import('./keepPages.ts').catch(() => undefined);
    module?.keepPages();
  });
}
