import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { Platform } from 'react-native';
import * as ours from '../../src';
import { use } from './current';
import { withoutKnown } from './differences';
import { play } from './play';
import * as published from './published';

const folder = join(__dirname, '../../../../examples');
const examples = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

// Animations of both are at their ends at once.
jest.mock('../../src/motion/useReducedMotion', () => ({ useReducedMotion: () => true }));

beforeEach(() => {
  jest.useFakeTimers();
  // Some examples build their palette when they are loaded.
  use(ours);
});

async function expectSame(Example: ComponentType, hasProviders = false): Promise<void> {
  const expected = await play(published, Example, hasProviders);
  expect(withoutKnown(await play(ours, Example, hasProviders))).toEqual(withoutKnown(expected));
}

describe(`on ${Platform.OS} draws and calls what the published version does:`, () => {
  use(ours);
  const { components } = require('./components') as typeof import('./components');
  test.each(Object.entries(components))('%s', (_name, Example) => expectSame(Example));

  test.each(examples)('example %s', async (name) => {
    const file = join(folder, `${name}.tsx`);
    await expectSame(require(file).default, /\.ThemeProvider\b/.test(readFileSync(file, 'utf8')));
  });
});
