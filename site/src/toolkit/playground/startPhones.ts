import { type Playground, startPlayground } from '@zs-docs/playground';
import { onPage } from '../../client/router/onPage.ts';
import { hideNotice, showNotice } from '../../client/router/routeNotice.ts';
import { afterForeground } from '../../client/schedule/foreground.ts';
import { onEngaged } from '../../client/schedule/onEngaged.ts';
import { routeText } from '../../text/client.ts';

let hasRetried = false;

/** Shows that the code of the phones did not come, with a button that loads it again. */
function showLoadError(loadAgain: () => void): void {
  showNotice({
    text: routeText.noPhones,
    action: routeText.retry,
    act() {
      hideNotice();
      // Some browsers keep a failed module for good; then only a new page can help.
      if (hasRetried) {
        location.reload();
      }
      hasRetried = true;
      loadAgain();
    },
  });
}

/** Starts the phones of a page, or of a part of it, once its reader is engaged and waits for nothing. */
export function startPagePhones(root: ParentNode): Playground {
  return startPlayground(async () => (await import('./playgroundSettings.ts')).playgroundSettings, {
    root,
    onUnloaded: showLoadError,
    waitFor: () => new Promise<void>(onEngaged).then(afterForeground),
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
