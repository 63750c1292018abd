import { endProgress } from './progress.ts';

/**
 * Has the browser open a page instead of the router.
 * @param isTraversed whether Back or Forward led there: redirected or not, it has its history entry
 */
export function openInFull(url: URL, isTraversed: boolean): void {
  // This page may be restored from the back/forward cache, which must not show the bar.
  endProgress();
  if (isTraversed || url.href === location.href) {
    location.reload();
  } else {
    location.assign(url);
  }
}
