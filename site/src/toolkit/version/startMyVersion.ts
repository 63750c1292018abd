import { onPage } from '../../client/router/onPage.ts';
import { storage } from '../../client/storage.ts';
import { MY_VERSION_KEY } from './myVersionKey.ts';

/** Shows pages for the version that the reader chose, and the choice when they open it. */
export function startMyVersion(): void {
  onPage((root) => {
    const panel = root.querySelector<HTMLElement>('#my-version');
    let end: undefined | (() => void);
    const start = async () => {
      const { showMyVersion } = await import('./showMyVersion.tsx');
      if (panel?.isConnected) {
        end = showMyVersion(root, panel);
      }
    };
    if (panel && storage.get(MY_VERSION_KEY)) {
      start();
    } else {
      panel?.addEventListener('beforetoggle', start, { once: true });
    }
    return () => end?.();
  });
}
