import { offerAgain } from '../../client/lazy/offerAgain.ts';
import { onPage } from '../../client/router/showPage.ts';
import { storage } from '../../client/storage.ts';
import { MY_VERSION_KEY } from './myVersionKey.ts';

/** Shows pages for the version that the reader chose, and the choice when they open it. */
export function startMyVersion(): void {
  onPage((root) => {
    const panel = root.querySelector<HTMLElement>('#my-version');
    if (!panel) {
      return undefined;
    }
    let end: undefined | (() => void);
    const start = async () => {
      const part = await import('./showMyVersion.tsx').catch(console.error);
      if (!part) {
        startOnToggle();
        offerAgain(start);
      } else if (panel.isConnected) {
        end ??= part.showMyVersion(root);
      }
    };
    const startOnToggle = () => panel.addEventListener('beforetoggle', start, { once: true });
    // Open: pressed before this script ran. `popover` is undefined where the selector would throw.
    const isOpen = panel.popover && panel.matches(':popover-open');
    if (isOpen || storage.get(MY_VERSION_KEY)) {
      start();
    } else {
      startOnToggle();
    }
    return () => end?.();
  });
}
