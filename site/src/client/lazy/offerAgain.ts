import { routeText } from '../../text/client.ts';
import { hideNotice, showNotice } from '../router/routeNotice.ts';

/** Parts that failed to load since the reader last pressed Retry. */
const failed: (() => void)[] = [];

let presses = 0;

/** Says that a part of the page failed to load, with a button that loads all such parts again. */
export function offerAgain(loadAgain: () => void): void {
  failed.push(loadAgain);
  showNotice({
    text: routeText.noPart(navigator.onLine),
    action: routeText.retry,
    act() {
      hideNotice();
      presses += 1;
      // Browsers cache a failed import() until the page is reloaded:
      // https://github.com/whatwg/html/issues/6768. Delete this once they follow its resolution.
      if (presses > 1 && navigator.onLine) {
        location.reload();
      }
      for (const again of failed.splice(0)) {
        again();
      }
    },
  });
}
