import { isHeld } from './urgent.ts';
import { whenIdle } from './whenIdle.ts';

/** How long a page has to stand before its reader counts as reading, in milliseconds. */
const STILL = 500;

/** This comes with what waits for a page that stands still: how it moved before, nobody knows. */
let movedAt = performance.now();

if (typeof window !== 'undefined') {
  const move = () => {
    movedAt = performance.now();
  };
  addEventListener('scroll', move, { passive: true, capture: true });
}

/** Milliseconds until the page may count as still, when nothing more happens. */
const restlessFor = () => (isHeld() ? STILL : movedAt + STILL - performance.now());

/**
 * Runs work of more than a moment that nobody waits for: when the page is idle, does not scroll and
 * starts no phone. A browser calls itself idle between two frames of a scroll as well.
 */
export function whenStill(work: () => void): void {
  whenIdle(() => {
    const wait = restlessFor();
    if (wait > 0) {
      setTimeout(() => whenStill(work), wait);
    } else {
      work();
    }
  });
}
