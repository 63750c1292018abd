import { expect, test } from 'vitest';
import { titleFromMeta } from '../../src/content/highlight/transformerCodeFrame.ts';
import { installCommand, PACKAGE_MANAGERS } from '../../src/toolkit/mdx/installCommands.ts';

test('the title of a block is read from its fence, other words are left alone', () => {
  expect(titleFromMeta('{1,3} title="app/_layout.tsx" showLineNumbers')).toBe('app/_layout.tsx');
  expect(titleFromMeta('subtitle="no"')).toBeUndefined();
  expect(titleFromMeta('')).toBeUndefined();
});

test('every package manager gets its own command', () => {
  expect(PACKAGE_MANAGERS.map((name) => installCommand(name, ' a  b '))).toEqual([
    'npx expo install a b',
    'npm install a b',
    'yarn add a b',
    'pnpm add a b',
    'bun add a b',
  ]);
});
