import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licenses.md';

/** Letters of this typeface travel with the phones; no script imports it. */
const TYPEFACE = '@fontsource/noto-sans-kr';

const { resolve } = createRequire(import.meta.url);

/** The notice of the typeface, as Vite writes those of packages. */
function typefaceNotice(): string {
  const folder = dirname(resolve(`${TYPEFACE}/package.json`));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `\n## ${TYPEFACE} - ${version} (${license})\n\n${text}\n`;
}

/**
 * Writes licenses.md beside the pages: the licences of every package whose code is in their scripts,
 * which Vite gathers, and that of the typeface in the phones.
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
          gathered.source = `\uFEFF${gathered.source}${typefaceNotice()}`;
        }
      },
    },
  };
}
