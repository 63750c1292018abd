import { type Playground, startPlayground } from '@zs-docs/playground';
import { onPage } from '../../client/router/onPage.ts';
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

let playground: Playground;

/** The phones of the page on screen. */
export const phonesOnPage = (): Playground => playground;

/** Starts the phones of each page. */
export function startPhones(): void {
  onPage((root) => {
    playground = startPagePhones(root);
    return playground.stop;
  });
}
