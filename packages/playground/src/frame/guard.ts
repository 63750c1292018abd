import { frameText } from './text.ts';

/** How long the loops of one task may run, in milliseconds. */
const LIMIT = 500;

let startedAt: number | undefined;

/**
 * Called by every loop of an example. Throws once the loops of a task have run for too long, and
 * keeps throwing until the task ends: React renders a failing component again, and a guard that
 * forgot would double the wait.
 */
export function guard(): void {
  const now = performance.now();
  if (startedAt === undefined) {
    startedAt = now;
    setTimeout(() => {
      startedAt = undefined;
    });
  } else if (now - startedAt > LIMIT) {
    throw new RangeError(frameText('endless'));
  }
}
