/**
 * Runs work when the browser has nothing to do; soon, where it cannot tell.
 * @param timeout milliseconds after which the work is done on a busy page as well
 */
export function whenIdle(work: () => void, timeout?: number): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => work(), { timeout });
  } else {
    setTimeout(work, 50);
  }
}
