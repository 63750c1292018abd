import { onIdle } from '../schedule/onIdle.ts';

/** What the browser's history keeps of an entry, also across reloads. */
export interface Entry {
  /** Where it stands in the row of entries. */
  index: number;
  /** How far its page was read, px from the top; none where the browser has just made the entry. */
  y?: number;
}

/** Entry whose page is on screen. */
let shown = 0;
/** Entry of the address. It is another one while Back or Forward wait for their page. */
let addressed = 0;
/** How long a page rests before its position is kept, in ms: a turning wheel ends many scrolls. */
const REST = 120;
let resting: ReturnType<typeof setTimeout> | undefined;
/**
 * How far pages were read that Back or Forward left, by entry: they may not have rested, and once
 * the address is that of another entry nobody can write to the one that was left.
 */
const leftAt = new Map<number, number>();
/** Longest wait for the browser to go to an entry, in ms. */
const LONGEST = 500;

/** Called when the address is that of the page on screen again. */
let cameBack: (() => void) | undefined;

function entryOf(state: unknown): Entry | undefined {
  const { index, y } = (state ?? {}) as Entry;
  return Number.isSafeInteger(index) && Number.isFinite(y) ? { index, y } : undefined;
}

function remember(): void {
  if (isSettled()) {
    leftAt.delete(shown);
    const { state } = history;
    // Writing what is there already would cost the next page a moment.
    if (state?.index !== shown || state.y !== scrollY) {
      // Parts of the page keep their own words with the entry.
      history.replaceState({ ...state, index: shown, y: scrollY }, '');
    }
  }
}

/** Adds an address to the history; the position on the page that is left is kept. */
export function pushEntry(url: URL): void {
  remember();
  shown += 1;
  addressed = shown;
  leftAt.delete(shown);
  history.pushState({ index: shown, y: 0 }, '', url);
}

/** The page of the address is on screen now. */
export function settleEntry(): void {
  shown = addressed;
}

/** Whether the address is that of the page on screen, which may have put its own words into it. */
export const isSettled = () => addressed === shown;

/** Goes to an entry as Back and Forward do. */
export function goTo(index: number): void {
  history.go(index - addressed);
}

/** Brings the address back to the page on screen when Back or Forward did not reach theirs. */
export function comeBack(): Promise<void> {
  if (isSettled()) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    cameBack = resolve;
    goTo(shown);
    // A history that somebody else changed must not hold up what the reader wants.
    setTimeout(resolve, LONGEST);
  });
}

/**
 * Takes over scroll positions from the browser.
 * @param follow called when the reader goes back or forward
 */
export function startHistory(follow: (entry: Entry) => void): void {
  history.scrollRestoration = 'manual';
  const start = entryOf(history.state);
  shown = start?.index ?? 0;
  addressed = shown;
  scrollTo(0, start?.y ?? scrollY);
  // A first entry in the history costs a moment that the first paint needs.
  onIdle(remember);
  addEventListener('scrollend', () => {
    clearTimeout(resting);
    resting = setTimeout(remember, REST);
  });
  addEventListener('pagehide', remember);
  addEventListener('popstate', ({ state }) => {
    const known = entryOf(state);
    if (known && isSettled()) {
      leftAt.set(shown, scrollY);
    }
    const entry = known
      ? { index: known.index, y: leftAt.get(known.index) ?? known.y }
      : { index: addressed + 1 };
    addressed = entry.index;
    if (cameBack) {
      cameBack();
      cameBack = undefined;
    } else {
      follow(entry);
    }
  });
}
