import { routeText } from '../../text/client.ts';
import { hideNotice, showNotice } from '../router/notice.ts';

/** Parts that failed to load since the reader last pressed Retry. */
const failed: (() => void)[] = [];

let failures = 0;

/** Says that a part of the page failed to load, with a button that loads all such parts again. */
export function offerAgain(loadAgain: () => void): void {
  failures += 1;
  failed.push(loadAgain);
  showNotice({
    text: routeText.noPart(navigator.onLine),
    action: routeText.retry,
    act() {
      hideNotice();
      // Browsers cache a failed import() until the page is reloaded:
      // https://github.com/whatwg/html/issues/6768. Delete this once they follow its resolution.
      if (failures > 1 && navigator.onLine) {
        location.reload();
      }
      for (const again of failed.splice(0)) {
        again();
      }
    },
  });
}
