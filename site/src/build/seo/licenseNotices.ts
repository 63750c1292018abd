import type { Plugin } from 'vite';

const FILE = 'licenses.md';

/**
 * Writes licenses.md: the licences, which Vite collects, of all packages in the scripts of the pages.
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
        const asset = bundle[FILE];
        if (asset?.type === 'asset') {
          // A byte order mark, as authors' names are not ASCII and hosts may send no charset.
          asset.source = `\uFEFF${asset.source}`;
        }
      },
    },
  };
}
