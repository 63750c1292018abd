import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** The hosted provider, in the browser and in Node, and what it is made of. */
const BEHIND_A_DOOR = /^(?:browser\/hosted|build\/push)\/|^algoliasearch/;

/** An import or export of values, whose file loads with the importing one; captures what it names. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
/** Also what is loaded when it is needed: imports, and the file of a worker. */
const ANY_IMPORT = new RegExp(
  `${STATIC_IMPORT.source}|import\\('([^']+)'\\)|new URL\\('([^']+)', import\\.meta`,
  'gm',
);

/** Files and packages that load with a file of the source, by their paths. */
function loadedWith(entry: string, imports: RegExp, found = new Set<string>()): Set<string> {
  found.add(entry);
  for (const match of readFileSync(join(SOURCE, entry), 'utf8').matchAll(imports)) {
    const name = match.slice(1).find(Boolean) ?? '';
    const path = relative(SOURCE, join(SOURCE, dirname(entry), name));
    if (!/\.tsx?$/.test(name)) {
      found.add(name);
    } else if (!found.has(path)) {
      loadedWith(path, imports, found);
    }
  }
  return found;
}

const behindDoors = (files: Iterable<string>) =>
  [...files].filter((file) => BEHIND_A_DOOR.test(file));

test.each([
  'browser/index.ts',
  'browser/react.ts',
  'browser/client/createClient.ts',
  'browser/dialog/mountDialog.tsx',
  'worker/engine.worker.ts',
  'build/index.ts',
])('%s reads nothing of the hosted provider', (entry) => {
  expect(behindDoors(loadedWith(entry, STATIC_IMPORT))).toEqual([]);
});

test('a page comes to a provider by one door alone, when its settings name one', () => {
  const files = [...loadedWith('browser/index.ts', ANY_IMPORT)];
  expect(behindDoors(files)).toContain('browser/hosted/hostedClient.ts');
  const importers = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !BEHIND_A_DOOR.test(file) &&
      readFileSync(join(SOURCE, file), 'utf8').includes('/hosted/'),
  );
  expect(importers).toEqual(['browser/client/createClient.ts']);
});
