import { type Playground, startPlayground } from '@zs-docs/playground';
import { offerAgain } from '../../client/lazy/offerAgain.ts';
import { onPage } from '../../client/router/showPage.ts';

/** Starts the phones of a page, or of a part of it, when the reader reaches for them. */
export function startPagePhones(root: ParentNode): Playground {
  return startPlayground(async () => (await import('./playgroundSettings.ts')).playgroundSettings, {
    root,
    onUnloaded: offerAgain,
  });
}

/**
 * Starts the phones of each page.
 * @returns function that gives those of the page on screen
 */
export function startPhones(): () => Playground {
  let playground: Playground;
  onPage((page) => {
    playground = startPagePhones(page);
    return playground.stop;
  });
  return () => playground;
}
