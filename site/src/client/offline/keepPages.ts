import { onQuiet } from '../schedule/onQuiet.ts';

/** Files that scripts of a page have fetched; the worker finds those that its HTML names. */
const FETCHED_FILE = /\/(_astro|search-index)\//;

/** The page on screen and its files, which came before there was a worker to keep them. */
function addressesToKeep(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    location.href.replace(/[?#].*/, ''),
    ...files.filter((name) => name.startsWith(location.origin) && FETCHED_FILE.test(name)),
  ];
}

/**
 * Installs the service worker, which keeps every page that passes through it, and gives it the page
 * on screen. Private windows refuse: the site works without.
 */
export function keepPages(): void {
  onQuiet(() => {
    navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}sw.js`)
      .then(() => navigator.serviceWorker.ready)
      .then(
        ({ active }) => active?.postMessage({ keep: addressesToKeep() }),
        () => undefined,
      );
  });
}
