import { onPage } from '../router/onPage.ts';
import { onQuiet } from '../schedule/onQuiet.ts';

/** Files that scripts of a page have fetched; the worker finds those that its HTML names. */
const FETCHED_FILE = /\/(_astro|search-index)\//;

/** Addresses that the worker shall keep, most important last: the first are evicted first. */
function addressesToKeep(): string[] {
  const neighbours = document.querySelectorAll<HTMLAnchorElement>(
    'main a:is([rel=prev],[rel=next])',
  );
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    ...[...neighbours, location].map(({ href }) => href.replace(/[?#].*/, '')),
    ...files.filter((name) => name.startsWith(location.origin) && FETCHED_FILE.test(name)),
  ];
}

/** Asks the worker to keep each page that is opened from now on, with its neighbours. */
function keepEachPage(): void {
  onPage(() => {
    let left = false;
    navigator.serviceWorker.ready.then(({ active }) => {
      onQuiet(() => left || active?.postMessage({ keep: addressesToKeep() }));
    });
    return () => {
      left = true;
    };
  });
}

/** Installs the service worker, then keeps pages. Private windows refuse: the site works without. */
export function keepPages(): void {
  onQuiet(() => {
    navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}sw.js`)
      .then(keepEachPage, () => undefined);
  });
}
