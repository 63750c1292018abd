import { LIGHT_PAGE } from '../router/lightAddress.ts';
import { onPage } from '../router/onPage.ts';
import { whenStill } from '../schedule/whenStill.ts';

/** Files that a page runs on: its scripts, and the index that its search has fetched. */
const RUNS_ON = /\/(_astro|search-index)\//;

/** Address of the page that the browser loaded whole; those after it came without their styles. */
const [loaded] = performance.getEntriesByType('navigation');

/** A page in the form in which it costs least: the browser has the one that it loaded whole. */
function formOf(address: string): string {
  const page = address.replace(/[?#].*/, '');
  return page === loaded?.name.replace(/[?#].*/, '') ? page : page + LIGHT_PAGE;
}

/** What a page needs to be read offline, and the pages that readers turn to from it. */
function worthKeeping(): string[] {
  const neighbours = document.querySelectorAll<HTMLAnchorElement>(
    'main a:is([rel=prev],[rel=next])',
  );
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    ...files.filter((name) => name.startsWith(location.origin) && RUNS_ON.test(name)),
    ...[location, ...neighbours].map(({ href }) => formOf(href)),
  ];
}

/** Asks the worker, once there is one, to keep each page that the reader opens. */
function keepEach(): void {
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

/** Installs the worker once the page stands still, and has it keep pages from then on. */
export function keepPages(): void {
  whenStill(() => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(keepEach, () => {
      // Private windows refuse workers: the site works without.
    });
  });
}
