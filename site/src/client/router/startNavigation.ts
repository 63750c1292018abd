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
  shown,
  startHistory,
} from './history.ts';
import { openInFull } from './openInFull.ts';
import { type Page, reloadPage, takePage } from './pages.ts';
import { endProgress, startProgress } from './progress.ts';
import { hideNotice, showNotice } from './routeNotice.ts';
import { canShow, showPage } from './showPage.ts';
import { loadSheets } from './styles.ts';
import { announceOpened, focusTarget, scrollToTarget } from './urlTarget.ts';

/** Cause of a route change: a link, or Back and Forward to an entry. */
type Trigger = 'link' | HistoryEntry;

/** Aborts the pending route change, as each newer one does. */
let pending = new AbortController();

/**
 * Shows the page at an address. If it fails to load, tries once more without caches, and then has the
 * browser open it; if that fails too, shows an error and keeps the current page.
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
  } else {
    confirmEntry(url);
  }
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

/** Shows the note of the offline worker on a cached page: why it is a copy, and its date. */
function showKeptNotice({ documentElement }: Document): void {
  const { kept } = documentElement.dataset;
  if (kept) {
    showNotice({ text: kept, action: routeText.retry, act: () => location.reload() });
  }
}

/** Shows why a page was not opened. An error other than a Failure is a bug of this site. */
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

/** Aborts a route change, and scrolls within the current page. */
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
    // The search page keeps the typed query in its address.
    shown.url = new URL(location.href);
  }
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const url = routeOf(link, shown.url);
  if (!url || event.defaultPrevented || event.button !== 0 || modified) {
    return;
  }
  event.preventDefault();
  pending.abort();
  revertAddress().then(() => {
    if (pageKey(url) !== pageKey(shown.url)) {
      open(url, 'link');
      return;
    }
    if (url.href !== shown.url.href) {
      pushEntry(url);
    }
    stayOnPage(url);
  });
}

function onHistory(entry: HistoryEntry): void {
  const url = new URL(location.href);
  // A change of the query alone is handled by the page: only the search page has one.
  if (cleanPath(url.pathname) !== cleanPath(shown.url.pathname)) {
    open(url, entry);
    return;
  }
  confirmEntry(url);
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
 * Changes routes in place: links, Back and Forward. Unlike Astro's ClientRouter it keeps the current
 * page and shows the error when the next fails to load, paints the heading of a long page before the
 * rest, and keeps the sidebar with its scroll offset.
 */
export function startNavigation(): void {
  cleanAddress();
  startHistory(onHistory);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  showKeptNotice(document);
}
