import { firstSign } from './readerIsHere.ts';

const STORE = 'zs:scroll';

let positions: Record<string, number> = {};
let current = '';

/** Entry of the browser history that is on screen. */
function keyOf(state: unknown): string | undefined {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : undefined;
}

const newKey = () => Math.random().toString(36).slice(2);

function remember(): void {
  positions[current] = scrollY;
}

/** Gives the entry on screen its key; costly enough to wait until the page is painted. */
function keepKey(): void {
  if (keyOf(history.state) !== current) {
    history.replaceState({ key: current }, '');
  }
}

/** Adds an address to the history; the position on the page that is left is kept. */
export function pushEntry(url: URL): void {
  remember();
  keepKey();
  current = newKey();
  history.pushState({ key: current }, '', url);
}

/**
 * Follows Back and Forward.
 * @returns position to restore, or undefined for an entry the browser made itself
 */
export function followEntry(state: unknown): number | undefined {
  remember();
  const key = keyOf(state);
  current = key ?? newKey();
  keepKey();
  return key === undefined ? undefined : (positions[key] ?? 0);
}

/** Takes over scroll positions from the browser, also across reloads. */
export function startScrollMemory(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') ?? {};
  } catch {
    positions = {};
  }
  history.scrollRestoration = 'manual';
  const key = keyOf(history.state);
  current = key ?? newKey();
  if (key !== undefined && positions[key]) {
    scrollTo(0, positions[key]);
  }
  firstSign.then(keepKey);
  addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(STORE, JSON.stringify(positions));
    } catch {
      // A full storage costs the position after a reload, nothing else.
    }
  });
}
