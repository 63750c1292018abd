import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from '../../src/shared/codePlace.ts';
import { literalValue } from '../../src/shared/codeValue.ts';

describe('a value written in code', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['0', 0],
    ['-12', -12],
    ['0.5', 0.5],
    ["''", ''],
    ["'안녕'", '안녕'],
    ['"안녕"', '안녕'],
    [`"it's"`, "it's"],
    [`'say "hi"'`, 'say "hi"'],
    [String.raw`'it\'s'`, "it's"],
    [String.raw`"say \"hi\""`, 'say "hi"'],
    [String.raw`'a\nb'`, 'a\nb'],
    [String.raw`'C:\\'`, 'C:\\'],
    [String.raw`'\u0041'`, 'A'],
  ])('is read where it is one literal: %s', (code, value) => {
    expect(literalValue(code)).toBe(value);
  });

  it.each([
    '',
    'size',
    'undefined',
    'null',
    '1 + 1',
    '1.',
    '.5',
    '1_000',
    '0x10',
    '!true',
    `'a' + 'b'`,
    `'a' "b"`,
    `'a`,
    `"a'`,
    '`a`',
    String.raw`'\x41'`,
    String.raw`'\0'`,
    '[1]',
    '{}',
  ])('is left to the code where it is anything else: %s', (code) => {
    expect(literalValue(code)).toBeUndefined();
  });

  it.each([
    ['A', '<A />', String.raw`<A a={"\u0000\u009f\ud800"} />`],
    ['a()', 'a({})', String.raw`a({ a: '\u0000\u009f\ud800' })`],
  ])('has escapes for control characters and lone surrogates: %s', (place, code, next) => {
    expect(writePlace(code, place, 'a', '\0\u009f\ud800')).toBe(next);
    expect(readPlace(next, place)?.get('a')).toBe('\0\u009f\ud800');
  });
});
