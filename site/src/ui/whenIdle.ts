/** Runs work when the browser has nothing to do; soon, where it cannot tell. */
export const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(() => work())
    : (work) => setTimeout(work, 50);
