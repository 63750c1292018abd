import type { Playground } from '@zs-docs/playground';
import { startFold } from './startFold.ts';
import { startOverlays } from './startOverlays.ts';
import { startTheme } from './startTheme.ts';

/**
 * Starts the scenes of the home page.
 * @param playground the phones of the page
 * @returns function that ends them
 */
export function startHome(home: HTMLElement, playground: Playground): () => void {
  startOverlays(home, playground);
  startFold(home, playground);
  return startTheme(home, playground);
}
