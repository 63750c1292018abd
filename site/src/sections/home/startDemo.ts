import type { Playground } from '@zs-docs/playground';
import { startGallery } from '../gallery/startGallery.ts';
import { startFold } from './startFold.ts';
import { startOverlays } from './startOverlays.ts';
import { startTheme } from './startTheme.ts';

/**
 * Starts the phones that a page itself controls: those of the scenes of home, or of the gallery.
 * @param playground the phones of the page
 * @returns function that ends them
 */
export function startDemo(page: HTMLElement, playground: Playground): () => void {
  startGallery(page, playground);
  startOverlays(page, playground);
  startFold(page, playground);
  return startTheme(page, playground);
}
