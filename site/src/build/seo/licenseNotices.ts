import type { Plugin } from 'vite';

const FILE = 'licenses.md';

/**
 * Writes licenses.md beside the pages: the licences of every package whose code is in their scripts,
 * which Vite gathers.
 */
export function licenseNotices(): Plugin {
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
          // The byte order mark is for hosts that name no charset: names of authors are not ASCII.
          gathered.source = `\uFEFF${gathered.source}`;
        }
      },
    },
  };
}
