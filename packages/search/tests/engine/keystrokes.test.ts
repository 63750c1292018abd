import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRun, GAP, stripSeparators } from '../../src/shared/korean/chars.ts';
import {
  assembleKeystrokes,
  convertQwertyToHangul,
  getChoseong,
  hasBatchim,
  isChoseong,
  toKeystrokes,
} from '../../src/shared/korean/hangul.ts';
import { fitsAfter, nounBeforeVerb } from '../../src/shared/korean/particles.ts';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const syllables = fc.array(syllable, { maxLength: 12 }).map((all) => all.join(''));

describe('Korean as it is typed', () => {
  it.each([
    ['검색', 'ㄱㅓㅁㅅㅐㄱ'],
    ['값', 'ㄱㅏㅂㅅ'],
    ['과일', 'ㄱㅗㅏㅇㅣㄹ'],
    ['ㄳ', 'ㄱㅅ'],
    ['A1가', 'A1ㄱㅏ'],
  ])('is known by its keys: %s', (text, keys) => {
    expect(toKeystrokes(text)).toBe(keys);
  });

  it('is read back from its keys as an input method reads it', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(assembleKeystrokes(toKeystrokes(text))).toBe(text);
      }),
    );
  });

  it('is found while a syllable is half typed: fewer keys are the start of more', () => {
    fc.assert(
      fc.property(syllables, syllables, (start, rest) => {
        expect(toKeystrokes(start + rest).startsWith(toKeystrokes(start))).toBe(true);
      }),
    );
  });

  it('shows at every key what stands on the screen then', () => {
    const keys = toKeystrokes('닭이');
    expect(Array.from(keys, (_, at) => assembleKeystrokes(keys.slice(0, at + 1)))).toEqual([
      'ㄷ',
      '다',
      '달',
      '닭',
      '닭ㅇ',
      '닭이',
    ]);
    expect(assembleKeystrokes('ㄱㅏㄱㅅㅏ')).toBe('각사');
  });

  it.each([
    ['tmsorqk', '스낵바'],
    ['hks', 'ㅗㅏㄴ'],
    ['v1 hk', 'ㅍ1 ㅗㅏ'],
    ['', ''],
  ])('is read from the keys of the English layout, whatever these make: %s', (keys, text) => {
    expect(convertQwertyToHangul(keys)).toBe(text);
  });

  it('has one initial for each syllable, and other letters as they are', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(getChoseong(text)).toHaveLength(text.length);
        expect(text === '' || isChoseong(getChoseong(text))).toBe(true);
      }),
    );
    expect(getChoseong('바텀시트 API')).toBe('ㅂㅌㅅㅌ API');
    expect(isChoseong('ㅂㅌ시트')).toBe(false);
  });
});

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
