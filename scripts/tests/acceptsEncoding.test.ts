import { expect, test } from 'vitest';
import { acceptsEncoding } from '../lib/acceptsEncoding.ts';

test.each([
  [undefined, false],
  ['', false],
  ['br', true],
  ['gzip, deflate, BR', true],
  ['gzip, br;q=0', false],
  ['gzip;q=1.0,br;q=0.001', true],
  ['br ; q=0.5', true],
  ['*', true],
  ['*;q=0', false],
  ['br, *;q=0', true],
  ['br;q=0, *', false],
  ['brotli', false],
  ['br;q=much', false],
])('Accept-Encoding: %s', (header, accepted) => {
  expect(acceptsEncoding(header, 'br')).toBe(accepted);
});
