import { expect, test } from 'vitest';
import { readAddress, writeAddress } from '../../src/browser/page/address.ts';

test.each([
  ['', { query: '', pages: 1 }],
  ['?q=%EB%B2%84%ED%8A%BC', { query: '버튼', pages: 1 }],
  ['?q=a+b&page=3', { query: 'a b', pages: 3 }],
  ['?q=a&page=-1', { query: 'a', pages: 1 }],
  ['?q=a&page=x', { query: 'a', pages: 1 }],
  ['?q=a&page=9999', { query: 'a', pages: 50 }],
  [`?q=${'가'.repeat(100)}`, { query: '가'.repeat(100), pages: 1 }],
])('reads %s', (search, address) => {
  expect(readAddress(search)).toEqual(address);
});

test.each(['a', '가', '가나'])(
  'cuts a long query after %s between emojis, never within one',
  (start) => {
    const { query } = readAddress(`?q=${start}${'😀'.repeat(3000)}`);
    expect(query.length).toBeGreaterThan(3990);
    expect(query.isWellFormed()).toBe(true);
  },
);

test('writes only what there is to say, and reads it back', () => {
  expect(writeAddress({ query: '', pages: 3 })).toBe('');
  expect(writeAddress({ query: 'a', pages: 1 })).toBe('?q=a');
  const address = { query: 'C# & <b>', pages: 2 };
  expect(readAddress(writeAddress(address))).toEqual(address);
});
