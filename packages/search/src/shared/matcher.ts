import { squeeze } from './chars.ts';
import { initials } from './jamo.ts';
import type { Matcher, Range } from './mark.ts';
import type { QueryWord } from './query.ts';
import { eachWord, type Vocabulary } from './vocabulary.ts';

const LEAST_WEIGHT = 0.4;

/** Gives the same ranges again for a text it has seen: titles repeat from hit to hit. */
function remember(matcher: Matcher): Matcher {
  const known = new Map<string, Range[]>();
  return (text) => {
    const ranges = known.get(text) ?? matcher(text);
    known.set(text, ranges);
    return ranges;
  };
}

/** Marks the stem of each word that the query means, not the particle behind it. */
export function wordMatcher(vocabulary: Vocabulary, words: readonly QueryWord[]): Matcher {
  const { bySurface, stemOf, stemLengths, parts, hasParts } = vocabulary;
  const meant = new Map<number, string[]>();
  for (const word of words) {
    for (const [term, weight] of word.isStop ? [] : word.expansion) {
      if (weight >= LEAST_WEIGHT) {
        const typed = meant.get(term);
        if (typed) {
          typed.push(word.text);
        } else {
          meant.set(term, [word.text]);
        }
      }
    }
  }
  const typedFor = (place: number) => {
    const typed = meant.get(stemOf[place] ?? 0);
    return typed || !hasParts[place]
      ? typed
      : parts.get(place)?.flatMap((part) => meant.get(part) ?? []);
  };
  return remember((text) => {
    const ranges: Range[] = [];
    eachWord(text, (word, start) => {
      const place = bySurface.get(word);
      const typed = place === undefined ? undefined : typedFor(place);
      if (place === undefined || !typed?.length) {
        return;
      }
      const lower = word.toLowerCase();
      const part = typed.find((one) => lower.includes(one)) ?? '';
      const at = lower.indexOf(part);
      const stem = stemLengths[place] ?? word.length;
      const length = at > 0 ? part.length : Math.min(part.length || stem, stem);
      ranges.push({ start: start + at, end: start + at + length });
    });
    return ranges;
  });
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
