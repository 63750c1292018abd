/**
 * Runs work when the browser is idle; soon, in a browser without requestIdleCallback.
 * @param timeoutMs time after which it runs on a busy page too
 */
export function onIdle(work: () => void, timeoutMs?: number): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => work(), { timeout: timeoutMs });
  } else {
    // Safari: https://caniuse.com/requestidlecallback
    setTimeout(work, 50);
  }
}
