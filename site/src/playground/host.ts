import { startExample } from '@zs-docs/playground/browser/startExample';
import { href } from '../config/paths.ts';
import { hostText } from '../text/playground.ts';

/** Brings an example to life with the site's addresses, words and colour mode. */
export function startHost(root: HTMLElement): () => void {
  return startExample(root, {
    frameUrl: href('preview/index.html'),
    text: hostText,
    loadSwatches: async (tokens) => (await import('./swatches.ts')).swatchGroups(tokens),
    theme: () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
  });
}
