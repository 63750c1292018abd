import { compose } from './jamo.ts';
import { soundOfHangul, soundsOfLatin } from './sound.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Ways to look terms up other than by their whole key. */
export interface TermTable {
  keys: string[];
  /** Terms as people read them: syllables instead of strokes. */
  texts: string[];
  /** Terms whose key begins with the given strokes, shortest first places first. */
  withPrefix(prefix: string, limit: number): number[];
  /** Terms that hold the text inside, with its place in them. */
  holding(text: string, limit: number): { term: number; at: number }[];
  /** One bit for each letter that a key holds. */
  letters: Uint32Array;
  /** Length of each key; below zero for those of Hangul. */
  lengths: Int8Array;
  /** Terms by consonant skeleton, Hangul and Latin apart. */
  hangulBySound: Map<string, number[]>;
  latinBySound: Map<string, number[]>;
}

export const isHangulKey = (key: string) =>
  key.charCodeAt(0) >= 0x3131 && key.charCodeAt(0) <= 0x318e;

/** Bits of the letters in a key. */
export function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at++) {
    bits |= 1 << (key.charCodeAt(at) % 32);
  }
  return bits >>> 0;
}

function firstAtLeast(sorted: Uint32Array, keys: string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[sorted[middle] ?? 0] ?? '') < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Builds the look-up tables of a vocabulary. */
export function createTermTable(vocabulary: Vocabulary): TermTable {
  const { keys } = vocabulary;
  const sorted = Uint32Array.from(keys.toSorted(), (key) => vocabulary.byKey.get(key) ?? 0);
  const texts = keys.map((key) => (isHangulKey(key) ? compose(key) : key));
  const starts = new Uint32Array(keys.length + 1);
  texts.forEach((text, term) => {
    starts[term + 1] = (starts[term] ?? 0) + text.length + 1;
  });
  const joined = `${texts.join('\n')}\n`;
  const hangulBySound = new Map<string, number[]>();
  const latinBySound = new Map<string, number[]>();
  texts.forEach((text, term) => {
    const isHangul = isHangulKey(keys[term] ?? '');
    const map = isHangul ? hangulBySound : latinBySound;
    for (const sound of isHangul ? [soundOfHangul(text)] : soundsOfLatin(text)) {
      const list = map.get(sound);
      if (list) {
        list.push(term);
      } else if (sound.length > 1) {
        map.set(sound, [term]);
      }
    }
  });

  function termAt(offset: number): number {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  return {
    keys,
    texts,
    letters: Uint32Array.from(keys, lettersOf),
    lengths: Int8Array.from(keys, (key) => {
      const length = Math.min(127, key.length);
      return isHangulKey(key) ? -length : length;
    }),
    hangulBySound,
    latinBySound,
    withPrefix(prefix, limit) {
      const found: number[] = [];
      for (let at = firstAtLeast(sorted, keys, prefix); at < sorted.length; at++) {
        const term = sorted[at] ?? 0;
        if (found.length >= limit || !keys[term]?.startsWith(prefix)) {
          break;
        }
        found.push(term);
      }
      return found;
    },
    holding(text, limit) {
      const found: { term: number; at: number }[] = [];
      let offset = joined.indexOf(text);
      while (offset >= 0 && found.length < limit) {
        const term = termAt(offset);
        found.push({ term, at: offset - (starts[term] ?? 0) });
        offset = joined.indexOf(text, starts[term + 1] ?? joined.length);
      }
      return found;
    },
  };
}
