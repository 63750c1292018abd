import { endProgress } from './progress.ts';

/**
 * Has the browser open a page instead of the router.
 * @param isAddress whether the address is that of the browser already, as after Back and Forward
 */
export function openInFull(url: URL, isAddress: boolean): void {
  // The browser keeps this page as it is, and may show it again when the reader comes back.
  endProgress();
  if (isAddress) {
    location.reload();
  } else {
    location.assign(url);
  }
}
