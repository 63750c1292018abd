import { globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprint, settingsFromEnv } from '../lib/freshness.mjs';
import { root } from '../lib/install.mjs';

const plain = fingerprint({});

it.each([
  ['SITE_URL', 'https://example.com'],
  ['SITE_BASE', '/'],
  ['SITE_SETTINGS', '{"showLastUpdated":false}'],
])('a build with another %s is not taken for this one', (name, value) => {
  expect(fingerprint({ [name]: value })).not.toBe(plain);
  expect(fingerprint({ [name]: value })).toBe(fingerprint({ [name]: value }));
});

it('what a build does not read, and where it lies, are no settings of it', () => {
  expect(settingsFromEnv({ SITE_DIST: '../other', PORT: '3001', SITE_BASE: '/' })).toEqual({
    SITE_BASE: '/',
  });
});

it('a lock that an editor hangs beside an open file stops no build', () => {
  const lock = `${root}examples/.#Loader.tsx`;
  symlinkSync('somebody@nowhere.1', lock);
  onTestFinished(() => rmSync(lock));
  expect(fingerprint({})).toBe(plain);
});

it('every setting that the site reads from the environment begins with SITE_', () => {
  const files = globSync(['site/src/**/*.{ts,tsx,astro}', 'site/*.ts'], { cwd: root });
  const read = files.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  const settings = new Set(read.filter((name) => name !== 'NODE_ENV'));
  expect([...settings].sort()).toEqual(['SITE_BASE', 'SITE_DIST', 'SITE_SETTINGS', 'SITE_URL']);
});
