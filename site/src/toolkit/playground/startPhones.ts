import { type Playground, startPlayground } from '@zs-docs/playground';
import { onPage } from '../../client/router/onPage.ts';
import { hideNotice, showNotice } from '../../client/router/routeNotice.ts';
import { readerIsHere } from '../../client/schedule/readerIsHere.ts';
import { holdUntil, whenNotUrgent } from '../../client/schedule/urgent.ts';
import { routeText } from '../../text/behaviour.ts';

/** A phone that has not come by then holds nothing up any more, in milliseconds. */
const PATIENCE = 5000;

/** Whether the reader has asked for the code of the phones anew. */
let isAsked = false;

/** Says that no phone will start; what asks anew is in the reader's hands. */
function sayUnloaded(again: () => void): void {
  showNotice({
    text: routeText.noPhones,
    action: routeText.retry,
    act() {
      hideNotice();
      // Some browsers keep a failed module for good; then only a new page can help.
      if (isAsked) {
        location.reload();
      }
      isAsked = true;
      again();
    },
  });
}

/** Starts the phones of a page, or of a part of it, for a reader who stays: after what the reader waits for. */
export function startPagePhones(root: ParentNode): Playground {
  return startPlayground(async () => (await import('./playgroundSettings.ts')).playgroundSettings, {
    root,
    onUnloaded: sayUnloaded,
    waitFor: () => readerIsHere.then(whenNotUrgent),
    onStart(settled) {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
      holdUntil(Promise.race([settled, patience]));
    },
  });
}

/** Starts the phones of each page. */
export function startPhones(): void {
  onPage((root) => {
    const playground = startPagePhones(root);
    const home = root.querySelector<HTMLElement>('[data-home]');
    if (home) {
      import('../../sections/home/startHome.ts').then(
        ({ startHome }) => startHome(home, playground),
        () => dropControls(home),
      );
    }
    return playground.stop;
  });
}

/** Takes away what would answer nobody, as its script has not come; the pictures stay. */
function dropControls(home: HTMLElement): void {
  for (const control of home.querySelectorAll('[data-needs-script]')) {
    control.remove();
  }
}
