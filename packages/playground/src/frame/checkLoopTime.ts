import { frameText } from './frameText.ts';

/** Time that the loops of one task may take. */
const MAX_LOOP_MS = 500;

/**
 * Longest time between two guards that counts as a loop's: what takes longer is work between loops, such
 * as React drawing the next of many rows.
 */
const SHORT_GAP_MS = 0.25;

/** Least step of the clock that was seen: 1 ms in Firefox and Safari, where every gap is as long. */
let clockStep = Number.POSITIVE_INFINITY;
let spent = 0;
let last: number | undefined;

/**
 * Called by every loop of an example, as `__guard`.
 * @throws RangeError once the loops of a task have run for too long, and then until the task ends:
 * React renders a failing component a second time, which would double the wait
 */
export function checkLoopTime(): void {
  const now = performance.now();
  if (last === undefined) {
    spent = 0;
    setTimeout(() => {
      last = undefined;
    });
  } else if (now > last) {
    const gap = now - last;
    clockStep = Math.min(clockStep, gap);
    spent += gap <= Math.max(SHORT_GAP_MS, clockStep) ? gap : 0;
  }
  last = now;
  if (spent > MAX_LOOP_MS) {
    throw new RangeError(frameText('endless'));
  }
}
