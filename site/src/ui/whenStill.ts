import { whenIdle } from './whenIdle.ts';

/** How long a page has to stand before its reader counts as reading, in milliseconds. */
const STILL = 500;

let movedAt = Number.NEGATIVE_INFINITY;
let holding = 0;

if (typeof window !== 'undefined') {
  const move = () => {
    movedAt = performance.now();
  };
  addEventListener('scroll', move, { passive: true, capture: true });
}

/** Milliseconds until the page may count as still, when nothing more happens. */
const restlessFor = () => (holding > 0 ? STILL : movedAt + STILL - performance.now());

/** Puts off what nobody waits for until something that the reader waits for has happened. */
export async function holdUntil(happened: Promise<unknown>): Promise<void> {
  holding += 1;
  await happened.catch(() => undefined);
  holding -= 1;
}

let urgent: Promise<unknown> = Promise.resolve();

/** Marks what the reader has asked for and waits for: nothing else may take its line or processor. */
export function markUrgent(work: Promise<unknown>): void {
  urgent = Promise.allSettled([urgent, work]);
  holdUntil(work);
}

/** Resolves when nothing urgent is under way, not even by the event that is being handled. */
export async function whenNotUrgent(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await urgent;
}

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
