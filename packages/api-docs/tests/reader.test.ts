import { expect, test } from 'vitest';
import { apiReader, packageOptions } from '../src/build/index.ts';
import { fixtureOptions } from './fixture.ts';

const reader = apiReader(fixtureOptions());

test('reads the code once, and again after it is told to forget', () => {
  const first = reader.api();
  expect(reader.api()).toBe(first);
  reader.forget();
  expect(reader.api()).not.toBe(first);
  expect(reader.api()).toEqual(first);
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
