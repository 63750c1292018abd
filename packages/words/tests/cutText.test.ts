import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from '../src/cutText.ts';

test.each([
  ['가나다', 2, '가나'],
  ['가나', 2, '가나'],
  ['가😀나', 2, '가'],
  ['가😀나', 3, '가😀'],
  ['😀', 1, ''],
  ['', 5, ''],
])('%s cut to %d is "%s"', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

test('a text that is whole stays whole, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
      const cut = cutText(text, length);
      expect(cut.isWellFormed()).toBe(true);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1);
    }),
  );
});
