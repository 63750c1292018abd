import { readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

interface Ordinary {
  what: string;
  code: string;
}

const file = new URL('ordinary.yml', import.meta.url);
const all = load(readFileSync(file, 'utf8')) as Ordinary[];

test.each(all)('finds no mistake in $what', ({ code }) => {
  expect(findingsOf(code)).toEqual([]);
});

test('finds parameters that nothing gives a type, in functions and classes of the file', () => {
  const code = `export function first(a) { return a; }
    export const second = (a) => a;
    export class Third { first(a) { return a; } second = ({ a }) => a; }`;
  expect(findingsOf(code).map(({ line }) => line)).toEqual([1, 2, 3, 3]);
});

test('finds members that nothing has, also where a type extends one that is known', () => {
  const code = `import type { ZSTextProps } from '@0610studio/zs-ui';
    interface Props extends ZSTextProps { title: string }
    export const wrong = ({ navigation }: Props) => navigation;`;
  expect(findingsOf(code)).toMatchObject([{ line: 3, rule: 'unknown-field' }]);
});

test('suggests no name that the newest React has no more', () => {
  const code = "import { FCC } from 'react';\nexport const Title: FCC = () => null;";
  expect(findingsOf(code).map(({ message }) => message)).toEqual([
    expect.not.stringContaining('VFC'),
  ]);
});

test('finds names that are forgotten imports, or nearly those of the file', () => {
  const code = `const styles = {};
    export const forgotten: ViewStyle = {};
    export const wrong = style;`;
  expect(findingsOf(code, book.documented.version, 'en').map(({ message }) => message)).toEqual([
    expect.stringContaining("import { ViewStyle } from 'react-native'"),
    expect.stringContaining('`styles`'),
  ]);
});

test('finds what may be anything, or nothing, where nobody has asked', () => {
  const code = `export function load(user: { name: string } | null) {
      try { return user.name; }
      catch (error) { return error.message; }
    }`;
  expect(findingsOf(code).map(({ line }) => line)).toEqual([2, 3]);
});
