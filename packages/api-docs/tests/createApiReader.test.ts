import { expect, test } from 'vitest';
import { createApiReader, packageOptions } from '../src/build/index.ts';
import { fixtureOptions } from './fixture.ts';

const reader = createApiReader(fixtureOptions());

test('reads the code once, and again, to the same text, once invalidated', () => {
  const first = reader.api();
  expect(reader.api()).toBe(first);
  reader.invalidate();
  expect(reader.api()).not.toBe(first);
  expect(JSON.stringify(reader.api())).toBe(JSON.stringify(first));
});

test('a package is known by its entry: name and version stand in the package.json above it', () => {
  const root = import.meta.dirname;
  expect(
    packageOptions({ root, entry: 'fixture/src/index.ts', tsconfig: 'fixture/tsconfig.json' }),
  ).toMatchObject({
    entry: `${root}/fixture/src/index.ts`,
    project: `${root}/fixture/tsconfig.json`,
    package: '@zs-docs/api-docs',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});
