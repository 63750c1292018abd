import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

const WRONG = "import { Nope } from '@0610studio/zs-ui';\nexport { Nope };\n";

test.each([
  ['// @ts-nocheck', '파일'],
  ['// @ts-ignore', '다음 줄'],
  ['// @ts-expect-error: 아직 없습니다.', '다음 줄'],
  ['/* @ts-ignore */', '다음 줄'],
])('never says that nothing is wrong where %s kept types from being checked', (comment, what) => {
  const found = findingsOf(`${comment}\n${WRONG}`).filter(({ rule }) => rule === 'unchecked');
  expect(found).toMatchObject([{ line: 1, column: 1 }]);
  expect(found[0]?.message).toMatch(new RegExp(`${what}의 타입을 검사하지 않았습니다`));
});

test('goes on checking around a line that was not checked', () => {
  const found = findingsOf(`// @ts-ignore\n\n${WRONG}const a: number = 'x';\nexport { a };\n`);
  expect(found.map(({ line, rule }) => [line, rule])).toEqual([
    [1, 'unchecked'],
    [5, 'type'],
  ]);
});

test.each(['"@ts-nocheck"', '// TODO: no @ts-ignore here'])('%s is no such comment', (text) => {
  expect(findingsOf(`${text};\nexport {};\n`)).toEqual([]);
});

test('a library that there is not is one finding, and the next file is checked', () => {
  const found = findingsOf(`/// <reference lib="nonsense" />\n${WRONG}`);
  expect(found.map(({ line }) => line)).toEqual([1, 2]);
  expect(findingsOf(WRONG)).toMatchObject([{ rule: 'missing-export' }]);
});
