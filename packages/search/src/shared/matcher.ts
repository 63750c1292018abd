import { squeeze } from './chars.ts';
import { initials } from './jamo.ts';
import type { Matcher, Range } from './mark.ts';
import type { Index } from './postings.ts';
import type { QueryWord } from './query.ts';
import { eachWord } from './vocabulary.ts';

const LEAST_WEIGHT = 0.4;

/** Marks the stem of each word that the query means, not the particle behind it. */
export function wordMatcher({ vocabulary, fields }: Index, words: readonly QueryWord[]): Matcher {
  const { bySurface, surfaces, stemOf, stemLengths, parts, hasParts } = vocabulary;
  const meant = new Map<number, string[]>();
  const isMeant = new Uint8Array(vocabulary.keys.length);
  for (const word of words) {
    for (const [term, weight] of word.isStop ? [] : word.expansion) {
      if (weight >= LEAST_WEIGHT) {
        isMeant[term] = 1;
        meant.set(term, [...(meant.get(term) ?? []), word.text]);
      }
    }
  }

  function put(ranges: Range[], place: number, start: number): void {
    const term = stemOf[place] ?? 0;
    if (!isMeant[term] && !hasParts[place]) {
      return;
    }
    const typed =
      meant.get(term) ?? parts.get(place)?.flatMap((part) => meant.get(part) ?? []) ?? [];
    if (!typed.length) {
      return;
    }
    const lower = (surfaces[place] ?? '').toLowerCase();
    const part = typed.find((one) => lower.includes(one)) ?? '';
    const at = lower.indexOf(part);
    const stem = stemLengths[place] ?? lower.length;
    const length = at > 0 ? part.length : Math.min(part.length || stem, stem);
    ranges.push({ start: start + at, end: start + at + length });
  }

  // Titles repeat from hit to hit.
  const known = new Map<string, Range[]>();
  return (text, section) => {
    if (section !== undefined) {
      const ranges: Range[] = [];
      const { words: places, begins } = fields.textOf(section);
      for (let n = 0; n < places.length; n++) {
        put(ranges, places[n] ?? 0, begins[n] ?? 0);
      }
      return ranges;
    }
    const ranges = known.get(text) ?? [];
    if (!known.has(text)) {
      known.set(text, ranges);
      eachWord(text, (word, start) => {
        const place = bySurface.get(word);
        if (place !== undefined) {
          put(ranges, place, start);
        }
      });
    }
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
