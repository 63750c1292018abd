import { afterForeground } from './foreground.ts';
import { onIdle } from './onIdle.ts';

/** Pause after a scroll that ends it. A browser is idle between two frames of a scroll as well. */
const SCROLL_SETTLE_MS = 500;

/** This module loads late and has missed earlier scrolls: it assumes that the page has just moved. */
let scrolledAt = performance.now();

addEventListener(
  'scroll',
  () => {
    scrolledAt = performance.now();
  },
  { passive: true, capture: true },
);

/** Runs background work: the reader waits for nothing, does not scroll, and the browser is idle. */
export async function onQuiet(work: () => void): Promise<void> {
  await afterForeground();
  onIdle(() => {
    const remainingMs = scrolledAt + SCROLL_SETTLE_MS - performance.now();
    if (remainingMs > 0) {
      setTimeout(onQuiet, remainingMs, work);
    } else {
      work();
    }
  });
}
