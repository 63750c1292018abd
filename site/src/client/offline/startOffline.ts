import { isSlowConnection } from '../router/isSlowConnection.ts';
import { afterForeground } from '../schedule/foreground.ts';
import { onFirstPress } from '../schedule/onEngaged.ts';

/**
 * Installs the service worker after the reader's first press and what that asked for: neither a
 * glance nor a first search shares its connection. Readers who save data or are on 2g keep nothing.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) {
    return;
  }
  onFirstPress(async () => {
    await afterForeground();
    // Where it does not come, the site works without it.
    const module = await import('./keepPages.ts').catch(() => undefined);
    module?.keepPages();
  });
}
