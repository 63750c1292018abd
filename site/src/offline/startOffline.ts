import { isSlowConnection } from '../navigation/isSlowConnection.ts';
import { onPage } from '../navigation/onPage.ts';
import { whenStill } from '../ui/whenStill.ts';

/** Files that a page runs on: its scripts, and the index that its search has fetched. */
const RUNS_ON = /\/(_astro|search-index)\//;

/** What a page needs to be read offline, and the pages that readers turn to from it. */
function worthKeeping(): string[] {
  const neighbours = document.querySelectorAll<HTMLAnchorElement>(
    'main a:is([rel=prev],[rel=next])',
  );
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    location.href.replace(/#.*/, ''),
    ...files.filter((name) => name.startsWith(location.origin) && RUNS_ON.test(name)),
    ...[...neighbours].map(({ href }) => href),
  ];
}

/** Asks the worker, once there is one, to keep each page that the reader opens. */
function keepPages(): void {
  onPage(() => {
    let left = false;
    navigator.serviceWorker.ready.then(({ active }) => {
      whenStill(() => left || active?.postMessage({ keep: worthKeeping() }));
    });
    return () => {
      left = true;
    };
  });
}

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
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(keepPages, () => {
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
