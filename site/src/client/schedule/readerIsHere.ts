import { firstOf } from './firstOf.ts';

/** A reader who has not moved by then is reading what is on screen; ms after the page has loaded. */
const PATIENCE = 2500;

// The load of a page waits for its script, and so for this.
const stayed = firstOf('load').then(() => new Promise((resolve) => setTimeout(resolve, PATIENCE)));

/**
 * Resolves once the reader does something, or has stayed on the page for a while: a glance at a page
 * costs no more than the page.
 */
export const readerIsHere = Promise.race([
  firstOf('pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'),
  stayed,
]);
