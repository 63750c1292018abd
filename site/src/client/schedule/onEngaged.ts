/** Time after the load of a page after which a passive reader counts as engaged. */
const DWELL_MS = 2500;

/** Resolves at the first of some events, anywhere on the page. */
function firstOf(...types: string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of types) {
      addEventListener(type, resolve, { passive: true, capture: true, once: true });
    }
  });
}

// The script runs before the page has loaded, so `load` has not been fired yet.
const dwelled = firstOf('load').then(() => new Promise((resolve) => setTimeout(resolve, DWELL_MS)));
const moved = firstOf('pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin');
const engaged = Promise.race([moved, dwelled]);

/** Runs work once the reader does something or stays, so that a short visit loads only the page. */
export function onEngaged(work: () => void): void {
  engaged.then(work);
}

/** Runs work once the reader presses something: a key, a button of the mouse, the screen. */
export function onFirstPress(work: () => void): void {
  firstOf('pointerdown', 'keydown').then(work);
}
