import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRun, GAP, stripSeparators } from '../../src/shared/korean/chars.ts';
import { hasBatchim } from '../../src/shared/korean/hangul.ts';
import { fitsAfter, nounBeforeVerb } from '../../src/shared/korean/particles.ts';

describe('a particle', () => {
  it.each([
    ['버튼', '은', true],
    ['버튼', '는', false],
    ['시트', '는', true],
    ['시트', '은', false],
    ['버튼', '에서', true],
    ['시트', '에서', true],
  ])('stands after %s: %s is %s', (word, particle, isRight) => {
    expect(fitsAfter(particle, hasBatchim(word))).toBe(isRight);
  });

  it('is not told from the ending of what is no Korean', () => {
    expect(hasBatchim('Button')).toBe(false);
    expect(hasBatchim('')).toBe(false);
  });
});

describe('the noun before a verb that only carries it', () => {
  it.each([
    ['설정하기', '설정'],
    ['설치한다', '설치'],
    ['적용됩니다', '적용'],
    ['이동시키는', '이동'],
    ['하다', ''],
    ['버튼', ''],
    ['전하다', ''],
  ])('in %s is "%s"', (word, noun) => {
    expect(word.slice(0, nounBeforeVerb(word))).toBe(noun);
  });
});

describe('a text cut into runs', () => {
  const runsOf = (text: string) => {
    const runs: string[] = [];
    eachRun(text, (start, end) => runs.push(text.slice(start, end)));
    return runs;
  };

  it('parts Korean from other letters, and leaves out what is neither', () => {
    expect(runsOf('ZSView는 (v0.12) 화면입니다!')).toEqual([
      'ZSView',
      '는',
      'v0',
      '12',
      '화면입니다',
    ]);
    expect(runsOf('👩‍👧 … —')).toEqual([]);
  });

  it('loses no letter and invents none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let end = 0;
        eachRun(text, (start, next, kind) => {
          expect(start).toBeGreaterThanOrEqual(end);
          expect(next).toBeGreaterThan(start);
          expect(kind).not.toBe(GAP);
          end = next;
        });
        expect(runsOf(text).join('').toLowerCase()).toBe(stripSeparators(text));
        expect(stripSeparators(text)).not.toMatch(/\s/);
      }),
    );
  });
});
