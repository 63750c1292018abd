import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../lib/install.mjs';

interface Package {
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const packagesOf = (lockfile: string): Record<string, Package> =>
  JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;

test('the lockfile names the binaries of every platform, or npm leaves them out there', () => {
  const packages = packagesOf('package-lock.json');
  const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    // Binaries for browsers, where nobody builds the site.
    .filter((name) => !name.includes('wasm32') && !named.has(name));
  expect(missing).toEqual([]);
});

describe('a lockfile', () => {
  it.each([
    'package-lock.json',
    'packages/search/bench/package-lock.json',
    'scripts/node/package-lock.json',
    'tests/oldest/package-lock.json',
  ])('has a hash of each package, or npm installs it unchecked: %s', (lockfile) => {
    // The project's own workspaces are linked, not downloaded.
    const unchecked = Object.entries(packagesOf(lockfile))
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});
