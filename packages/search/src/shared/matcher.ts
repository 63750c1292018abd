import { squeeze } from './chars.ts';
import { initials } from './jamo.ts';
import type { Matcher, Range } from './mark.ts';
import type { QueryWord } from './query.ts';
import { eachWord, type Vocabulary } from './vocabulary.ts';

const LEAST_WEIGHT = 0.4;

/** Marks the stem of each word that the query means, not the particle behind it. */
export function wordMatcher(vocabulary: Vocabulary, words: readonly QueryWord[]): Matcher {
  const meant = new Map<number, string[]>();
  for (const word of words) {
    for (const [term, weight] of word.isStop ? [] : word.expansion) {
      if (weight >= LEAST_WEIGHT) {
        meant.set(term, [...(meant.get(term) ?? []), word.text]);
      }
    }
  }
  return (text) => {
    const ranges: Range[] = [];
    eachWord(text, (word, start) => {
      const surface = vocabulary.surfaces[vocabulary.bySurface.get(word) ?? -1];
      const typed = surface?.terms.flatMap((term) => meant.get(term) ?? []);
      if (!surface || !typed?.length) {
        return;
      }
      const lower = word.toLowerCase();
      const part = typed.find((one) => lower.includes(one));
      const at = part ? lower.indexOf(part) : 0;
      const length =
        part && at > 0 ? part.length : Math.min(part?.length ?? 99, surface.stemLength);
      ranges.push({ start: start + at, end: start + at + Math.min(length, word.length - at) });
    });
    return ranges;
  };
}

/** Marks the syllables whose initial consonants were typed. */
export function initialsMatcher(typed: string): Matcher {
  return (text) => {
    const places: number[] = [];
    let letters = '';
    for (let at = 0; at < text.length; at++) {
      if (squeeze(text.charAt(at))) {
        places.push(at);
        letters += initials(text.charAt(at));
      }
    }
    const found = letters.indexOf(typed);
    const start = places[found];
    const end = places[found + typed.length - 1];
    return found < 0 || start === undefined || end === undefined ? [] : [{ start, end: end + 1 }];
  };
}
