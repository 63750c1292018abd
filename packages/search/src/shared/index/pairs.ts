import { HANGUL, WORD } from '../korean/chars.ts';
import type { Section } from './sections.ts';
import { keyOf, type Vocabulary } from './vocabulary.ts';

const KOREAN_FIRST = /([가-힣]{2,})\s?\(([A-Za-z]{2,})\)/g;
const ENGLISH_FIRST = /([A-Za-z]{2,})\s?\(([가-힣]{2,})\)/g;

const isAcronym = (word: string) => word === word.toUpperCase();

/** Terms with the same meaning, as the corpus has one in parentheses after the other: 상태(state). */
export type Pairs = Map<number, Set<number>>;

/** Finds such pairs in the texts. */
export function minePairs(
  sections: readonly Section[],
  texts: readonly string[],
  vocabulary: Vocabulary,
): Pairs {
  const pairs: Pairs = new Map();
  const link = (from: number, to: number) => {
    const set = pairs.get(from) ?? new Set();
    set.add(to);
    pairs.set(from, set);
  };
  const read = (text: string, pattern: RegExp, koreanFirst: boolean) => {
    for (const [, one = '', two = ''] of text.matchAll(pattern)) {
      // An acronym abbreviates several words, of which the pattern matches only the last.
      if (isAcronym(koreanFirst ? two : one)) {
        continue;
      }
      const korean = vocabulary.byKey.get(keyOf(vocabulary, koreanFirst ? one : two, HANGUL));
      const english = vocabulary.byKey.get(keyOf(vocabulary, koreanFirst ? two : one, WORD));
      if (korean !== undefined && english !== undefined) {
        link(korean, english);
        link(english, korean);
      }
    }
  };
  for (const section of sections) {
    for (const text of [section.heading, texts[section.id] ?? '']) {
      if (text.includes('(')) {
        read(text, KOREAN_FIRST, true);
        read(text, ENGLISH_FIRST, false);
      }
    }
  }
  return pairs;
}
