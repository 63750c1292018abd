import { endProgress } from './notice.ts';
import { onIdle } from './showPage.ts';

/** State of an entry in the browser's history, which outlives reloads. */
export interface HistoryEntry {
  /** Its position in the history of the tab. */
  index: number;
  /** Scroll offset of its page in px; none for an entry that the browser has just made. */
  y?: number;
}

/** The page on screen: its address, and the index of its entry. */
export const shown = { url: new URL(location.href), index: 0 };
/** Index of the entry of the address: another one while Back or Forward wait for their page. */
let addressed = 0;
/** A scroll offset is stored after this pause: a turning wheel fires many scrollend events. */
const SCROLL_SETTLE_MS = 120;
let settleTimer: ReturnType<typeof setTimeout> | undefined;
/**
 * Scroll offsets of entries left by popstate, by index: their last scroll may not have settled, and
 * replaceState would then write to the new entry.
 */
const offsetsLeft = new Map<number, number>();
/** Longest wait for the popstate event of a reverted address. */
const REVERT_TIMEOUT_MS = 500;

/** The revert of the address that is under way. */
let revert: Promise<void> | undefined;
/** Called by the popstate event of a reverted address. */
let onReverted: (() => void) | undefined;

function entryOf(state: unknown): HistoryEntry | undefined {
  const { index, y } = (state ?? {}) as HistoryEntry;
  return Number.isSafeInteger(index) && Number.isFinite(y) ? { index, y } : undefined;
}

/** Writes the state of the entry. Safari throws after a hundred writes in half a minute: the entry then keeps its own. */
export function replaceEntry(state: unknown, address?: URL | string): void {
  try {
    history.replaceState(state, '', address);
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Has the browser itself go to a hash of the page that shows: it alone marks the target for styles. The
 * entry and its state stay.
 */
export function goToHash(hash: string): void {
  const { state } = history;
  shown.url.hash = hash;
  location.replace(hash);
  replaceEntry(state);
}

function storeOffset(): void {
  if (isAddressShown()) {
    offsetsLeft.delete(shown.index);
    const { state } = history;
    // Writing an unchanged state would delay the next page.
    if (state?.index !== shown.index || state.y !== scrollY) {
      // Parts of the page keep state of their own in the entry.
      replaceEntry({ ...state, index: shown.index, y: scrollY });
    }
  }
}

/** Scroll offset of the entry of the address in px; none for one that the browser has just made. */
export const storedOffset = (): number | undefined => entryOf(history.state)?.y;

/** Adds an entry to the history, and stores the scroll offset of the page that is left. */
export function pushEntry(url: URL): void {
  storeOffset();
  addressed = shown.index + 1;
  confirmEntry(url);
  offsetsLeft.delete(addressed);
  history.pushState({ index: addressed, y: 0 }, '', url);
}

/** Notes that the page of the address is on screen now. */
export function confirmEntry(url: URL): void {
  shown.url = url;
  shown.index = addressed;
}

/** Whether the address is that of the page on screen, which may have changed its query. */
export const isAddressShown = () => addressed === shown.index;

/** Goes to an entry as Back and Forward do. */
export function goTo(index: number): void {
  history.go(index - addressed);
}

/** Reverts the address to the page on screen when Back or Forward failed to show theirs. */
export function revertAddress(): Promise<void> {
  if (isAddressShown()) {
    return Promise.resolve();
  }
  revert ??= new Promise<void>((resolve) => {
    onReverted = resolve;
    goTo(shown.index);
    // The event is not fired when another script has changed the history.
    setTimeout(resolve, REVERT_TIMEOUT_MS);
  }).then(() => {
    revert = onReverted = undefined;
  });
  return revert;
}

/**
 * Has the browser open a page instead of the router.
 * @param isTraversed whether Back or Forward led there: redirected or not, it has its history entry
 */
export function openInFull(url: URL, isTraversed: boolean): void {
  // This page may be restored from the back/forward cache, which must not show the bar.
  endProgress();
  if (isTraversed || url.href === location.href) {
    location.reload();
  } else {
    location.assign(url);
  }
}

/**
 * Takes over the restoration of scroll offsets from the browser.
 * @param onTraverse called when the reader goes back or forward
 */
export function startHistory(onTraverse: (entry: HistoryEntry) => void): void {
  history.scrollRestoration = 'manual';
  const start = entryOf(history.state);
  addressed = start?.index ?? 0;
  confirmEntry(new URL(location.href));
  scrollTo(0, start?.y ?? scrollY);
  // Writing to the history would delay the first paint.
  onIdle(storeOffset);
  addEventListener('scrollend', () => {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(storeOffset, SCROLL_SETTLE_MS);
  });
  addEventListener('pagehide', storeOffset);
  addEventListener('popstate', ({ state }) => {
    const known = entryOf(state);
    if (!known && location.href === shown.url.href) {
      // The browser went to the hash of this very address: no entry was added.
      return;
    }
    if (known && isAddressShown()) {
      offsetsLeft.set(shown.index, scrollY);
    }
    const entry = known
      ? { index: known.index, y: offsetsLeft.get(known.index) ?? known.y }
      : { index: addressed + 1 };
    addressed = entry.index;
    // Another entry: the reader went back again meanwhile.
    if (onReverted && entry.index === shown.index) {
      onReverted();
      onReverted = undefined;
    } else {
      onTraverse(entry);
    }
  });
}
