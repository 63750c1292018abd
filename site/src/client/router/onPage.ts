/** Fired on `document` after the router has put a new page in place. */
export const PAGE_EVENT = 'zs:page';

/**
 * Runs `enhance` on the current page and again after each route change in place.
 * @param enhance receives the root of the new page; may return a clean-up run before the next page
 */
export function onPage(enhance: (root: HTMLElement) => undefined | (() => void)): void {
  let cleanUp: undefined | (() => void);
  const run = () => {
    cleanUp?.();
    cleanUp = enhance(document.body);
  };
  document.addEventListener(PAGE_EVENT, run);
  run();
}
