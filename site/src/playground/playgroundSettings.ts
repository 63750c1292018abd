import { type PlaygroundSettings, ko as text } from '@zs-docs/playground';
import { siteConfig } from '../site.config.ts';
import { snackApp } from './snackApp.ts';

/** What the phones of a page need of this site. */
export const playgroundSettings: PlaygroundSettings = {
  base: siteConfig.base,
  text,
  snack: snackApp,
  loadSwatches: async (tokens) => (await import('./swatches.ts')).swatchGroups(tokens),
};
