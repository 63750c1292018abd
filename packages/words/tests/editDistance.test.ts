import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../src/editDistance.ts';

const word = fc.string({ unit: fc.constantFrom('ㄱ', 'ㅏ', 'a', 'b', 'c'), maxLength: 12 });
const letter = fc.constantFrom('ㄱ', 'ㅏ', 'x');

describe('how far two words are apart', () => {
  it.each([
    ['button', 'button', 0],
    ['buton', 'button', 1],
    ['bottun', 'button', 2],
    ['ubtton', 'button', 1],
    ['sheet', 'button', 3],
    ['', 'ab', 2],
  ])('%s and %s: %i', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
      }),
    );
  });

  it('is nothing for a word and itself, and for no others', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, a, 2)).toBe(0);
        expect(editDistance(a, b, 2) === 0).toBe(a === b);
      }),
    );
  });

  it('is one for any one slip: a letter more, less, another, or two swapped', () => {
    fc.assert(
      fc.property(word, letter, fc.nat(), (text, added, place) => {
        const at = place % (text.length + 1);
        const [before, after] = [text.slice(0, at), text.slice(at)];
        expect(editDistance(text, before + added + after, 2)).toBe(1);
        expect(editDistance(text, before + added + after.slice(1), 2)).toBeLessThanOrEqual(1);
        const [first = '', second = ''] = after;
        const swapped = before + second + first + after.slice(2);
        expect(editDistance(text, swapped, 2)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never says more than that a word is too far', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const edits = editDistance(a, b, limit);
        expect(edits).toBeLessThanOrEqual(limit + 1);
        expect(edits <= limit).toBe(editDistance(a, b, 12) <= limit);
      }),
    );
  });

  it('is counted for words of any length', () => {
    const long = 'ab'.repeat(100);
    expect(editDistance(long, `${long}c`)).toBe(1);
    expect(editDistance(long, '')).toBe(200);
  });
});
