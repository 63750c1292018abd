import { DEFAULT_ENV, Phone } from '@zs-docs/playground';
import { href } from '../../settings/paths.ts';
import type { Mode } from '../../toolkit/tokens/tokenData.ts';

/** A phone that wears a colour. */
export interface ThemedPhone {
  wear: (color: string) => void;
  close: () => void;
}

/** The colour as examples/Home.theme.tsx has it. */
const MAIN = '#FF9F06';

/**
 * Starts a phone in a mode of its own; until it has drawn, the picture stays.
 * @param element what `ThemedPhone` in HomePhone.tsx has made
 * @param onFailed the code did not come, or did not run; said again for each colour
 */
export function themedPhone(element: HTMLElement, onFailed: () => void): ThemedPhone {
  const { themed, code: address = '', title = '' } = element.dataset;
  const screen = element.querySelector('[data-screen]');
  if (!screen) {
    throw new Error('A phone of the home page has no screen.');
  }
  const phone = new Phone({
    screen,
    frameUrl: href('preview/index.html'),
    title,
    loadFaces: async () => (await import('../../client/playground/loadFaces.ts')).loadFaces(),
    env: {
      ...DEFAULT_ENV,
      theme: themed as Mode,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    onState: (state) => {
      if (state === 'failed' || state === 'stuck' || state === 'unloaded') {
        onFailed();
      }
    },
  });
  phone.prepare();
  const code = fetch(address)
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined);
  let last = '';
  return {
    async wear(color) {
      last = color;
      const source = await code;
      if (last !== color) {
        return;
      }
      if (source) {
        phone.run('Home.theme', source.replaceAll(MAIN, color));
      } else {
        onFailed();
      }
    },
    close: () => phone.close(),
  };
}
