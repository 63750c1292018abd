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

/** Installs the service worker; null where private windows and policies refuse one. */
async function installWorker(): Promise<ServiceWorker | null> {
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    return (await navigator.serviceWorker.ready).active;
  } catch {
    // By the promise, or by the property itself: the site works without it.
    return null;
  }
}

/** Has a service worker cache every page that is fetched through it, and the current page. */
export function keepPages(): void {
  onQuiet(async () => {
    const worker = await installWorker();
    worker?.postMessage({ keep: addressesToKeep() });
  });
}
