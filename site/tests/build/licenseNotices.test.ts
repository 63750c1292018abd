import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { licenseNotices } from '../../src/build/seo/licenseNotices.ts';

const ENTRY = 'virtual:entry';

/** What a build of this script writes. */
async function bundle(code: string) {
  const built = await build({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? fileURLToPath(import.meta.url) : undefined),
        load: (id) => (id === fileURLToPath(import.meta.url) ? code : undefined),
      },
      licenseNotices(),
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  return Array.isArray(built)
    ? built.flatMap(({ output }) => output)
    : 'output' in built
      ? built.output
      : [];
}

const packageOf = (module: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1];

it('name every package whose code is in a script, with its licence', async () => {
  const files = await bundle(
    `import { createRoot } from 'react-dom/client';
     import { transform } from 'sucrase';
     console.log(createRoot, transform);`,
  );
  const file = files.find(({ fileName }) => fileName === 'licenses.md');
  const text = file?.type === 'asset' ? String(file.source) : '';
  const named = [...text.matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name);
  const bundled = files
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .flatMap((module) => packageOf(module) ?? []);
  expect(bundled).toEqual(expect.arrayContaining(['react-dom', 'scheduler', 'sucrase']));
  expect(new Set(named)).toEqual(new Set(bundled));
  // After each name its licence, and not the next name.
  expect(text).not.toMatch(/^## .*\n+(?:##|$(?![\s\S]))/m);
});
