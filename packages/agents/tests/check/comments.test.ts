import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

const WRONG = "import { Nope } from '@0610studio/zs-ui';\nexport { Nope };\n";

test.each(['// @ts-nocheck', '// @ts-ignore', '/* @ts-expect-error */'])(
  'finds what is wrong behind %s',
  (comment) => {
    expect(findingsOf(`${comment}\n${WRONG}`)).toMatchObject([{ line: 2, rule: 'missing-export' }]);
  },
);

test('reads no library that a file names and that there is not, and checks the next file', () => {
  expect(findingsOf(`/// <reference lib="nonsense" />\n${WRONG}`)).toMatchObject([{ line: 2 }]);
  expect(findingsOf(WRONG)).toMatchObject([{ rule: 'missing-export' }]);
});
