import { cleanPath, pageKey, routeOf } from './addresses.ts';
import { takePage } from './pages.ts';
import { startProgress } from './progress.ts';
import { clearReload, mayReloadFor, pendingRoute } from './reloadGuard.ts';
import { followEntry, pushEntry, startScrollMemory } from './scrollMemory.ts';
import { focusPlace, sayOpened, scrollToPlace } from './settle.ts';
import { showFailure } from './showFailure.ts';
import { canShow, showPage } from './showPage.ts';

let shown = '';
let latest = 0;

/** Shows the page at an address. `enter` changes the history once the page is there. */
async function open(url: URL, enter: (url: URL) => void, y?: number): Promise<void> {
  latest += 1;
  const turn = latest;
  const endProgress = startProgress();
  try {
    const page = await takePage(url);
    if (turn !== latest) {
      return;
    }
    page.url.hash = url.hash;
    const next = page.parse();
    if (!canShow(next)) {
      location.assign(page.url);
      return;
    }
    enter(page.url);
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    const atTop = !y && !url.hash;
    if (atTop) {
      // Before the new page: afterwards it would cost a layout of its own.
      scrollTo({ top: 0, behavior: 'instant' });
    }
    const painted = showPage(next, atTop);
    shown = pageKey(page.url);
    clearReload();
    if (!atTop) {
      scrollToPlace(page.url, y);
    }
    await painted;
    if (turn === latest) {
      focusPlace(page.url, document.querySelector('main'));
      sayOpened(next.title);
    }
  } catch {
    if (turn !== latest) {
      return;
    }
    if (mayReloadFor(url)) {
      location.reload();
      return;
    }
    clearReload();
    enter(url);
    shown = '';
    showFailure(() => open(url, () => undefined));
  } finally {
    endProgress();
  }
}

/** Moves within the page on screen. */
function showPlace(url: URL, y?: number): void {
  focusPlace(url);
  scrollToPlace(url, y);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const url = routeOf(link);
  if (!url || event.defaultPrevented || event.button !== 0 || modified) {
    return;
  }
  event.preventDefault();
  if (pageKey(url) !== shown) {
    open(url, pushEntry);
    return;
  }
  if (url.href !== location.href) {
    pushEntry(url);
  }
  showPlace(url);
}

function onHistory(event: PopStateEvent): void {
  const y = followEntry(event.state);
  const url = new URL(location.href);
  if (pageKey(url) !== shown) {
    open(url, () => undefined, y);
  } else if (y !== undefined) {
    showPlace(url, y);
  }
}

/** Ends `/index.html` and `.html` at the clean address, also where a host cannot redirect. */
function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const clean = cleanPath(pathname);
  if (clean === pathname) {
    return;
  }
  if (document.querySelector('[data-not-found]')) {
    location.replace(clean + search + hash);
  } else {
    history.replaceState(history.state, '', clean + search + hash);
  }
}

/** Changes routes in place: links, Back and Forward. */
export function startNavigation(): void {
  cleanAddress();
  startScrollMemory();
  shown = pageKey(new URL(location.href));
  document.addEventListener('click', onClick);
  addEventListener('popstate', onHistory);
  const pending = pendingRoute();
  if (pending && pending.href !== location.href) {
    open(pending, pushEntry);
  } else {
    clearReload();
  }
}
