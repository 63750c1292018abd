import { type Playground, startPlayground } from '@zs-docs/playground';
import { PAGE_EVENT } from '../../client/router/onPage.ts';
import { hideNotice, showNotice } from '../../client/router/routeNotice.ts';
import { routeText } from '../../text/client.ts';

let failures = 0;

/** Shows that the code of the phones failed to load, with a button that retries. */
function showLoadError(loadAgain: () => void): void {
  failures += 1;
  showNotice({
    text: routeText.noPhones,
    action: routeText.retry,
    act() {
      hideNotice();
      // Browsers cache a failed import() until the page is reloaded: see client/lazy/lazyPart.ts.
      if (failures > 1) {
        location.reload();
      } else {
        loadAgain();
      }
    },
  });
}

/** Starts the phones of a page, or of a part of it, when the reader reaches for them. */
export function startPagePhones(root: ParentNode): Playground {
  return startPlayground(async () => (await import('./playgroundSettings.ts')).playgroundSettings, {
    root,
    onUnloaded: showLoadError,
  });
}

/**
 * Starts the phones of each page.
 * @returns function that gives those of the page on screen
 */
export function startPhones(): () => Playground {
  let playground = startPagePhones(document.body);
  document.addEventListener(PAGE_EVENT, () => {
    playground.stop();
    playground = startPagePhones(document.body);
  });
  return () => playground;
}
