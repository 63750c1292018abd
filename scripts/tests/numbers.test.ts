import { book } from '@0610studio/zs-ui/facts';
import { describe, expect, test } from 'vitest';
import { checkNumbers, misplacedPhrases, type Numbers } from '../truth/numbers/checkNumbers.ts';
import { findPhrase, statedNumbers } from '../truth/numbers/phrases.ts';
import { readProved } from '../truth/numbers/provedNumbers.ts';
import { type Read, readNumber } from '../truth/numbers/readNumber.ts';
import { readTexts } from '../truth/numbers/texts.ts';
import type { Toolkit } from '../truth/numbers/toolkit.ts';

const palette = (main: string) => `
import { Theme } from './types';
const COLORS = { primary: { 40: '#c4cdd5', main: '${main}' } };
export default function palette({ mode }: { mode?: 'light' | 'dark' } = {}): Theme {
  return { mode, ...COLORS, text: { white: mode === 'dark' ? '#000000' : '#FFFFFF' } } as any;
}`;

const sheet = `
const GESTURE = { hideDelay: 200, ratio: 1 / 3, damping: 1.5 } as const;
const modalWidth = Math.min(windowWidth - 60, 400);
const styles = { a: { borderWidth: 1, padding: 10 }, b: { borderWidth: 1, padding: 12 } };`;

/** A toolkit of three versions, whose last one has another orange. */
const files: Record<string, Record<string, string>> = {
  '0.1.0': { 'sheet.tsx': sheet, 'theme/palette.ts': palette('#FF9F06') },
  '0.2.0': { 'sheet.tsx': sheet, 'theme/palette.ts': palette('#ff9f06') },
  '0.3.0': { 'theme/palette.ts': palette('#26b3a8') },
};
const toolkit: Toolkit = {
  releases: Object.keys(files).map((version, at) => ({
    version,
    date: `2026-06-0${at + 1}`,
    commit: '',
  })),
  read: (version, path) => files[version]?.[path],
};
const read = (entry: Read) => readNumber(entry, toolkit, '0.1.0');

const numbers: Numbers = {
  numbers: [
    {
      source: 'sheet.tsx',
      find: 'hideDelay: {}',
      as: 'seconds',
      says: { 'Sheet.mdx': '닫은 뒤 {}초' },
    },
  ],
  elsewhere: [{ why: 'Versions of Expo.', says: ['SDK {}'] }],
};
const check = (text: string) => checkNumbers(numbers, { 'Sheet.mdx': text }, read);

describe('the source of the toolkit', () => {
  test('gives the number that stands in a phrase, whatever white space it has', async () => {
    expect(await read({ source: 'sheet.tsx', find: 'Math.min( windowWidth - {}, {})' })).toEqual([
      '60',
      '400',
    ]);
  });

  test('gives the number that has a name, wherever it stands', async () => {
    const source = 'sheet.tsx';
    expect(await read({ source, name: 'GESTURE.hideDelay', as: 'seconds' })).toEqual(['0.2']);
    expect(await read({ source, name: ['a.padding', 'modalWidth.Math.min'] })).toEqual([
      '10',
      '400',
    ]);
    expect(await read({ source, name: 'borderWidth' })).toEqual(['1']);
    await expect(read({ source, name: 'padding' })).rejects.toThrow('has padding with 10; 12');
    await expect(read({ source, name: 'height' })).rejects.toThrow('has height with no value');
  });

  test('gives milliseconds as seconds, a divisor as a fraction, and the sum of several', async () => {
    const source = 'sheet.tsx';
    expect(await read({ source, find: 'hideDelay: {}', as: 'seconds' })).toEqual(['0.2']);
    expect(await read({ source, find: ['1 / {}', 'damping: {}'], as: 'inverse' })).toEqual([
      '⅓',
      '⅔',
    ]);
    expect(
      await read({ source, find: ['padding: {} }, b', 'padding: {} } }'], as: 'sum' }),
    ).toEqual(['22']);
  });

  test('gives no number where a phrase has several or none, or the version lacks the file', async () => {
    expect(await read({ source: 'sheet.tsx', find: 'borderWidth: {}' })).toEqual(['1']);
    await expect(read({ source: 'sheet.tsx', find: 'padding: {}' })).rejects.toThrow('with 10; 12');
    await expect(read({ source: 'sheet.tsx', find: 'height: {}' })).rejects.toThrow(
      'with no value',
    );
    await expect(read({ source: 'sheet.tsx', find: 'x', version: '0.3.0' })).rejects.toThrow(
      '0.3.0 has no src/sheet.tsx',
    );
  });

  test('gives the contrast of two colours in a mode', async () => {
    const contrast: [string, string] = ['primary.main', 'text.white'];
    expect(Number((await read({ contrast }))[0])).toBeCloseTo(2.06, 2);
    expect(Number((await read({ contrast, mode: 'dark' }))[0])).toBeCloseTo(10.19, 1);
  });

  test('gives the colours that change between two versions', async () => {
    expect(await read({ mains: ['0.1.0', '0.3.0'] })).toEqual(['primary', '#FF9F06', '#26B3A8']);
  });

  test('gives the day of a version', async () => {
    expect(await read({ released: '0.3.0' })).toEqual(['2026', '6', '3']);
  });
});

describe('a number in a page', () => {
  test('is right when the source has it', async () => {
    expect(await check('닫은 뒤 0.2초 기다리세요. SDK 53에서')).toEqual({
      proved: 1,
      errors: [],
      elsewhere: [{ why: 'Versions of Expo.', count: 1 }],
    });
  });

  test('is an error with its file and line when the source has another', async () => {
    const { errors } = await check('# 시트\n\n닫은 뒤 0.3초 기다리세요. SDK 53에서');
    expect(errors).toEqual(['Sheet.mdx:3: expected 0.2, found 0.3']);
  });

  test('is an error when nothing proves it', async () => {
    const { errors } = await check('닫은 뒤 0.2초 기다리세요.\n높이는 300입니다. SDK 53에서');
    expect(errors).toEqual(['Sheet.mdx:2: nothing proves 300: add it to numbers.yml']);
  });

  test('is an error when its sentence was written anew', async () => {
    const { errors } = await check('닫고 0.2초 기다리세요.');
    expect(errors[0]).toContain('Sheet.mdx has "닫은 뒤 {}초" 0 times');
  });

  test('is not what stands in code, links, comments, headings and versions', () => {
    const page =
      '---\nsidebar_position: 2\n---\n\n## 3. 높이\n\n`grey[40]` <Example mark="4" /> [표](/#5)\n{/* 6 */}\n```js\n7;\n```\n1.12.2의 8';
    expect(statedNumbers(page).map(({ value, line }) => [value, line])).toEqual([['8', 12]]);
    expect(statedNumbers('- id: a\n  source: [ui/9.ts, b10.kt]\n')).toEqual([]);
  });

  test('may be a colour, a fraction or a name', () => {
    const [place] = findPhrase('`grey` #F4F6F8의 ⅓', '`{}` {}의 {}');
    expect(place?.map(({ value }) => value)).toEqual(['grey', '#F4F6F8', '⅓']);
  });
});

test('a sentence of others that no page has any more is an error', () => {
  const texts = { 'Sheet.mdx': '닫은 뒤 0.2초' };
  expect(misplacedPhrases(numbers, texts)).toEqual([
    'no page has "SDK {}": take it out of numbers.yml',
  ]);
});

test('every number that pages and notes state has its proof named, and is what was proved of the published source', async () => {
  const proved = readProved(book.provedNumbers.numbers, book.documented.version);
  const { errors } = await checkNumbers(book.numbers, readTexts(), proved);
  expect(errors).toEqual([]);
});

test('what was proved is of the commits of the versions that it names', () => {
  const commits = new Map(book.releases.map(({ version, commit }) => [version, commit]));
  for (const { version, commit, place } of book.provedNumbers.numbers) {
    expect(commit, JSON.stringify(place)).toBe(commits.get(version));
  }
});

test('a number whose place was changed is not proved any more', async () => {
  const place = { source: 'sheet.tsx', name: 'GESTURE.hideDelay' };
  const proved = [{ version: '0.1.0', commit: '', place, values: ['200'] }];
  const readValues = readProved(proved, '0.1.0');
  expect(await readValues({ ...place, says: {} })).toEqual(['200']);
  await expect(readValues({ ...place, as: 'seconds', says: {} })).rejects.toThrow('not proved');
  await expect(readProved(proved, '0.2.0')({ ...place, says: {} })).rejects.toThrow('in 0.2.0');
});
