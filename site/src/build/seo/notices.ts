import type { Plugin } from 'vite';

const FILE = 'licenses.md';

/**
 * Writes licenses.md beside the pages: the licences of every package whose code is in their scripts,
 * which Vite gathers.
 */
export function notices(): Plugin {
  return {
    name: 'zs:notices',
    apply: 'build',
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: FILE } } } : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const gathered = bundle[FILE];
        if (gathered?.type === 'asset') {
          // Names of authors have any letters, and hosts need not say which they are.
          gathered.source = `\uFEFF${gathered.source}`;
        }
      },
    },
  };
}
