import { onQuiet } from '../schedule/onQuiet.ts';

/** Files that scripts of a page have fetched; the worker finds those that its HTML names. */
const FETCHED_FILE = /\/(_astro|search-index)\/|\/(versions|upgrade)\.json$/;

/** The current page and its files, which were loaded before there was a worker. */
function addressesToKeep(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    location.href.replace(/[?#].*/, ''),
    ...files.filter((name) => name.startsWith(location.origin) && FETCHED_FILE.test(name)),
  ];
}

/**
 * Installs the service worker, which caches every page that is fetched through it, and has it cache the
 * current page. Private windows may refuse: the site works without it.
 */
export function keepPages(): void {
  onQuiet(async () => {
    try {
      await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: addressesToKeep() });
    } catch {
      // Refused, by the promise or by the property itself.
    }
  });
}
