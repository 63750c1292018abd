/** What a reader does first. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'];

/** A reader who has not moved by then is reading what is on screen; ms after the page has loaded. */
const PATIENCE = 2500;

const firstSign = new Promise<void>((resolve) => {
  const stop = new AbortController();
  for (const type of SIGNS) {
    addEventListener(
      type,
      () => {
        stop.abort();
        resolve();
      },
      { passive: true, capture: true, signal: stop.signal },
    );
  }
});

const stayed = new Promise<void>((resolve) => {
  const wait = () => setTimeout(resolve, PATIENCE);
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, { once: true });
  }
});

/**
 * Resolves once the reader does something, or has stayed on the page for a while: a glance at a page
 * costs no more than the page.
 */
export const readerIsHere = Promise.race([firstSign, stayed]);
