import type { PlaygroundSettings } from '@zs-docs/playground';
import { storage } from '../../client/storage.ts';
import { siteConfig } from '../../site.config.ts';

/** Settings of the phones on this site. */
export const playgroundSettings: PlaygroundSettings = {
  base: siteConfig.base,
  loadProps: async () => (await import('virtual:playground/props')).props,
  loadApp: async () => (await import('./deviceApp.ts')).deviceApp,
  loadSwatches: async (tokens) => (await import('../api/swatches.ts')).swatchGroups(tokens),
};

// A phone that is pressed takes the focus from the window, as another window does: the hint over the first phone
// of a page goes. Firefox names the frame only after the event.
addEventListener('blur', () => {
  setTimeout(() => {
    if (document.activeElement instanceof HTMLIFrameElement) {
      delete document.documentElement.dataset.unpressed;
      storage.set('zs-pressed', '');
    }
  });
});
