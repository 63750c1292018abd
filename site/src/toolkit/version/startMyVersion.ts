import { onPage } from '../../client/router/onPage.ts';
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
      const { showMyVersion } = await import('./showMyVersion.tsx');
      if (panel.isConnected) {
        end = showMyVersion(root);
      }
    };
    // Open: pressed before this script ran. `popover` is undefined where the selector would throw.
    const isOpen = panel.popover && panel.matches(':popover-open');
    if (isOpen || storage.get(MY_VERSION_KEY)) {
      start();
    } else {
      panel.addEventListener('beforetoggle', start, { once: true });
    }
    return () => end?.();
  });
}
