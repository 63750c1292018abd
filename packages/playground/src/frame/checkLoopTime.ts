import { frameText } from './frameText.ts';

/** Time that the loops of one task may take. */
const MAX_LOOP_MS = 500;

let startedAt: number | undefined;

/**
 * Called by every loop of an example, as `__guard`.
 * @throws RangeError once the loops of a task have run for too long, and then until the task ends:
 * React renders a failing component a second time, which would double the wait
 */
export function checkLoopTime(): void {
  const now = performance.now();
  if (startedAt === undefined) {
    startedAt = now;
    setTimeout(() => {
      startedAt = undefined;
    });
  } else if (now - startedAt > MAX_LOOP_MS) {
    throw new RangeError(frameText('endless'));
  }
}
