import { endProgress } from './progress.ts';

/**
 * Has the browser open a page instead of the router.
 * @param isAddress whether the address is that of the browser already, as after Back and Forward
 */
export function openInFull(url: URL, isAddress: boolean): void {
  // This page may be restored from the back/forward cache, which must not show the bar.
  endProgress();
  if (isAddress) {
    location.reload();
  } else {
    location.assign(url);
  }
}
