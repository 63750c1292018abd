import type { PlaygroundSettings } from '@zs-docs/playground';
import { siteConfig } from '../../site.config.ts';

/** Settings of the phones on this site. */
export const playgroundSettings: PlaygroundSettings = {
  base: siteConfig.base,
  loadProps: async () => (await import('virtual:playground/props')).props,
  loadApp: async () => (await import('./deviceApp.ts')).deviceApp,
  loadSwatches: async (tokens) => (await import('../api/swatches.ts')).swatchGroups(tokens),
};
