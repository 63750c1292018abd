import { cleanPath } from '../../settings/cleanPath.ts';
import { routeText } from '../../text/behaviour.ts';
import { pageKey, routeOf } from './addresses.ts';
import { Failure } from './failure.ts';
import {
  comeBack,
  type Entry,
  goTo,
  isSettled,
  pushEntry,
  settleEntry,
  startHistory,
} from './history.ts';
import { type Page, takePage } from './pages.ts';
import { endProgress, startProgress } from './progress.ts';
import { hideNotice, showNotice } from './routeNotice.ts';
import { focusPlace, sayOpened, scrollToPlace } from './settle.ts';
import { canShow, showPage } from './showPage.ts';
import { loadStyles } from './styles.ts';

/** How a page comes to the screen: by a link, by Back or Forward. */
type Way = 'link' | Entry;

/** Address of the page on screen. */
let shown = new URL(location.href);
/** What the reader waits for; each newer wish ends it. */
let wish = new AbortController();

/** Shows the page at an address; says why where it cannot, and leaves everything as it is. */
async function open(url: URL, way: Way): Promise<void> {
  wish.abort();
  wish = new AbortController();
  const { signal } = wish;
  hideNotice();
  startProgress();
  try {
    const page = await takePage(url, signal);
    page.url.hash = url.hash;
    await show(page, way, signal);
  } catch (error) {
    if (!signal.aborted) {
      endProgress();
      say(error, url, way);
    }
  }
}

async function show(page: Page, way: Way, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { url } = page;
  const next = page.parse();
  if (!canShow(next)) {
    // The browser keeps this page as it is, and may show it again when the reader comes back.
    endProgress();
    // Another build. Its address is that of the browser already, unless a link led here.
    return way === 'link' ? location.assign(url) : location.reload();
  }
  await loadStyles(next);
  signal.throwIfAborted();
  if (way === 'link') {
    pushEntry(url);
  }
  settleEntry();
  shown = url;
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
  const y = way === 'link' ? undefined : way.y;
  const atTop = !y && !url.hash;
  if (atTop) {
    // Before the new page: afterwards it would cost a layout of its own.
    scrollTo({ top: 0, behavior: 'instant' });
  }
  const painted = showPage(next, url, atTop);
  endProgress();
  if (!atTop) {
    scrollToPlace(url, y);
  }
  await painted;
  if (!signal.aborted) {
    focusPlace(url, document.querySelector('main'));
    sayOpened(next.title);
    sayKept(next);
  }
}

/** Shows what the worker wrote on a page that it had kept: why it did not come anew, and its date. */
function sayKept({ documentElement }: Document): void {
  const { kept } = documentElement.dataset;
  if (kept) {
    showNotice({ text: kept, action: routeText.retry, act: () => location.reload() });
  }
}

/** Says why a page is not on screen. What is no failure to fetch it is a fault of this site. */
function say(error: unknown, url: URL, way: Way): void {
  comeBack();
  if (error instanceof Failure) {
    showNotice({
      text: error.message,
      action: routeText.retry,
      act: () => (way === 'link' ? open(url, way) : goTo(way.index)),
    });
  } else {
    console.error(error);
    showNotice({
      text: routeText.fault,
      action: routeText.reload,
      act: () => location.assign(url),
    });
  }
}

/** Ends the wait for another page, and moves within the one on screen. */
function stay(url?: URL, y?: number): void {
  wish.abort();
  endProgress();
  hideNotice();
  if (url) {
    focusPlace(url);
    scrollToPlace(url, y);
  }
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && isSettled()) {
    // The search page writes what is typed into its address.
    shown = new URL(location.href);
  }
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const url = routeOf(link, shown);
  if (!url || event.defaultPrevented || event.button !== 0 || modified) {
    return;
  }
  event.preventDefault();
  wish.abort();
  comeBack().then(() => {
    if (pageKey(url) !== pageKey(shown)) {
      open(url, 'link');
      return;
    }
    if (url.href !== shown.href) {
      pushEntry(url);
      shown = url;
    }
    stay(url);
  });
}

function onHistory(entry: Entry): void {
  const url = new URL(location.href);
  // What its query says now the page on screen shows by itself: only the search has one.
  if (cleanPath(url.pathname) !== cleanPath(shown.pathname)) {
    open(url, entry);
    return;
  }
  settleEntry();
  shown = url;
  stay(entry.y === undefined ? undefined : url, entry.y);
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') {
    stay();
    comeBack();
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

/**
 * Changes routes in place: links, Back and Forward. Astro's own router would fetch and swap pages
 * too; this one keeps the page on screen and says why when the next does not come, fetches no
 * styles that are here already, paints the new heading before the rest of a long page, and keeps
 * the sidebar with its scroll position.
 */
export function startNavigation(): void {
  cleanAddress();
  shown = new URL(location.href);
  startHistory(onHistory);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  sayKept(document);
}
