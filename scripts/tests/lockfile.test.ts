import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

interface Package {
  optionalDependencies?: Record<string, string>;
}

test('the lockfile names the binaries of every platform, or npm leaves them out there', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values<Package>(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    // Binaries for browsers, where nobody builds the site.
    .filter((name) => !name.includes('wasm32') && !named.has(name));
  expect(missing).toEqual([]);
});
