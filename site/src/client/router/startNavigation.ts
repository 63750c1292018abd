import { cleanPath } from '../../settings/cleanPath.ts';
import { routeText } from '../../text/client.ts';
import {
  confirmEntry,
  goTo,
  type HistoryEntry,
  isAddressShown,
  openInFull,
  pushEntry,
  replaceEntry,
  revertAddress,
  shown,
  startHistory,
} from './history.ts';
import { endProgress, hideNotice, showNotice, startProgress } from './notice.ts';
import { fetchPage, pageKey, routeOf, takePage } from './pages.ts';
import { Failure } from './request.ts';
import { canShow, showPage } from './showPage.ts';
import { loadSheets } from './styles.ts';
import { announceOpened, focusTarget, scrollToTarget, showTarget } from './target.ts';

/** Cause of a route change: a link, or Back and Forward to an entry. */
type Trigger = 'link' | HistoryEntry;

/** Aborts the pending route change, as each newer one does. */
let pending = new AbortController();

/** @returns signal that a newer route change, or Escape, aborts */
function begin(): AbortSignal {
  pending.abort();
  pending = new AbortController();
  return pending.signal;
}

/**
 * Shows the page at an address. If it fails to load, tries once more without caches, and then has the
 * browser open it; if that fails too, shows why and keeps the current page. An error other than a
 * Failure is a bug of this site, or a browser too old for it: the browser opens the page, as it would
 * without this script.
 */
async function open(url: URL, trigger: Trigger): Promise<void> {
  const signal = begin();
  try {
    hideNotice();
    startProgress();
    await show(url, trigger, signal).catch(async (error) => {
      if (!(error instanceof Failure)) {
        throw error;
      }
      const page = await fetchPage(url, 'reload', signal);
      await loadSheets(page.parse(), 'reload');
      signal.throwIfAborted();
      openInFull(url, trigger !== 'link');
    });
  } catch (error) {
    if (signal.aborted) {
      return;
    }
    if (error instanceof Failure) {
      endProgress();
      showFailure(error, url, trigger);
    } else {
      giveWay(error, url, trigger !== 'link');
    }
  }
}

/** Leaves a page to the browser after an error of this script. */
function giveWay(error: unknown, url: URL, isTraversed: boolean): void {
  console.error(error);
  openInFull(url, isTraversed);
}

async function show(asked: URL, trigger: Trigger, signal: AbortSignal): Promise<void> {
  const { url, parse } = await takePage(asked, signal);
  signal.throwIfAborted();
  url.hash = asked.hash;
  const next = parse();
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
    scrollTo(0, 0);
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
  }
}

/** Shows why a page was not opened. */
function showFailure({ message }: Failure, url: URL, trigger: Trigger): void {
  revertAddress();
  showNotice({
    text: message,
    action: routeText.retry,
    act: () => (trigger === 'link' ? open(url, trigger) : goTo(trigger.index)),
  });
}

/** Aborts a route change, and scrolls within the current page. */
function stayOnPage(url?: URL, y?: number): void {
  pending.abort();
  endProgress();
  hideNotice();
  if (url) {
    scrollToTarget(url, y);
    focusTarget(url);
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
  const signal = begin();
  revertAddress()
    .then(() => (signal.aborted ? undefined : follow(url)))
    .catch((error) => giveWay(error, url, false));
  // Last: if anything above throws, the browser follows the link.
  event.preventDefault();
}

/** Opens the page of a clicked link, or scrolls to its target on this page. */
function follow(url: URL): Promise<void> | undefined {
  if (pageKey(url) !== pageKey(shown.url)) {
    return open(url, 'link');
  }
  if (url.href !== shown.url.href) {
    pushEntry(url);
  }
  stayOnPage(url);
  return undefined;
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
    replaceEntry(history.state, clean + search + hash);
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
  // One that the reader has typed.
  addEventListener('hashchange', showTarget);
}
