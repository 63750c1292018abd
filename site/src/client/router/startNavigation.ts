import { cleanPath } from '../../settings/cleanPath.ts';
import { routeText } from '../../text/client.ts';
import { pageKey, routeOf } from './addresses.ts';
import { Failure } from './failure.ts';
import {
  confirmEntry,
  goTo,
  type HistoryEntry,
  isAddressShown,
  pushEntry,
  revertAddress,
  startHistory,
} from './history.ts';
import { openInFull } from './openInFull.ts';
import { type Page, reloadPage, takePage } from './pages.ts';
import { endProgress, startProgress } from './progress.ts';
import { hideNotice, showNotice } from './routeNotice.ts';
import { canShow, showPage } from './showPage.ts';
import { loadSheets } from './styles.ts';
import { announceOpened, focusTarget, scrollToTarget } from './urlTarget.ts';

/** What starts a route change: a link, or Back and Forward to an entry. */
type Trigger = 'link' | HistoryEntry;

/** Address of the page on screen. */
let shown = new URL(location.href);
/** Aborts the route change under way; each newer one does. */
let pending = new AbortController();

/**
 * Shows the page at an address. One that does not come is loaded once more, past every cache, and
 * opened by the browser if it comes then; else an error is shown, which leaves everything as it is.
 */
async function open(url: URL, trigger: Trigger): Promise<void> {
  pending.abort();
  pending = new AbortController();
  const { signal } = pending;
  hideNotice();
  startProgress();
  try {
    await load(url, trigger, signal).catch(async (error) => {
      if (!(error instanceof Failure)) {
        throw error;
      }
      await reloadPage(url, signal);
      signal.throwIfAborted();
      openInFull(url, trigger !== 'link');
    });
  } catch (error) {
    if (!signal.aborted) {
      endProgress();
      showError(error, url, trigger);
    }
  }
}

async function load(url: URL, trigger: Trigger, signal: AbortSignal): Promise<void> {
  const page = await takePage(url, signal);
  page.url.hash = url.hash;
  await show(page, trigger, signal);
}

async function show(page: Page, trigger: Trigger, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { url } = page;
  const next = page.parse();
  if (!canShow(next)) {
    // Another build.
    openInFull(url, trigger !== 'link');
    return;
  }
  await loadSheets(next);
  signal.throwIfAborted();
  if (trigger === 'link') {
    pushEntry(url);
  }
  confirmEntry();
  shown = url;
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
  const y = trigger === 'link' ? undefined : trigger.y;
  const atTop = !y && !url.hash;
  if (atTop) {
    // Before the new page: afterwards it would force a second layout.
    scrollTo({ top: 0, behavior: 'instant' });
  }
  const painted = showPage(next, url, atTop);
  endProgress();
  if (!atTop) {
    scrollToTarget(url, y);
  }
  await painted;
  if (!signal.aborted) {
    focusTarget(url, document.querySelector('main'));
    announceOpened(next.title);
    showKeptNotice(next);
  }
}

/** Shows what the offline worker wrote on a page from its cache: why it is not new, and its date. */
function showKeptNotice({ documentElement }: Document): void {
  const { kept } = documentElement.dataset;
  if (kept) {
    showNotice({ text: kept, action: routeText.retry, act: () => location.reload() });
  }
}

/** Shows why a page is not on screen. What is no failure to fetch it is a bug of this site. */
function showError(error: unknown, url: URL, trigger: Trigger): void {
  revertAddress();
  if (error instanceof Failure) {
    showNotice({
      text: error.message,
      action: routeText.retry,
      act: () => (trigger === 'link' ? open(url, trigger) : goTo(trigger.index)),
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

/** Aborts a route change, and moves within the page on screen. */
function stayOnPage(url?: URL, y?: number): void {
  pending.abort();
  endProgress();
  hideNotice();
  if (url) {
    focusTarget(url);
    scrollToTarget(url, y);
  }
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && isAddressShown()) {
    // The search page writes what is typed into its address.
    shown = new URL(location.href);
  }
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const url = routeOf(link, shown);
  if (!url || event.defaultPrevented || event.button !== 0 || modified) {
    return;
  }
  event.preventDefault();
  pending.abort();
  revertAddress().then(() => {
    if (pageKey(url) !== pageKey(shown)) {
      open(url, 'link');
      return;
    }
    if (url.href !== shown.href) {
      pushEntry(url);
      shown = url;
    }
    stayOnPage(url);
  });
}

function onHistory(entry: HistoryEntry): void {
  const url = new URL(location.href);
  // What its query says now the page on screen shows by itself: only the search has one.
  if (cleanPath(url.pathname) !== cleanPath(shown.pathname)) {
    open(url, entry);
    return;
  }
  confirmEntry();
  shown = url;
  stayOnPage(entry.y === undefined ? undefined : url, entry.y);
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') {
    stayOnPage();
    revertAddress();
  }
}

/** Replaces an address with `/index.html` or `.html` on hosts that cannot redirect. */
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
 * Changes routes in place: links, Back and Forward. Astro's ClientRouter would fetch and swap pages
 * too; this one keeps the page on screen and shows why when the next does not come, paints the new
 * heading before the rest of a long page, and keeps the sidebar with its scroll offset.
 */
export function startNavigation(): void {
  cleanAddress();
  shown = new URL(location.href);
  startHistory(onHistory);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  showKeptNotice(document);
}
