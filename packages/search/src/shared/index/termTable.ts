import { assembleKeystrokes } from '../korean/hangul.ts';
import { partitionPoint } from './haystack.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Lookups of terms other than by their whole key. */
export interface TermTable {
  keys: string[];
  /** Terms in syllables instead of keystrokes. */
  texts: string[];
  /** Terms whose key begins with keystrokes, shortest first. */
  withPrefix(prefix: string, limit: number): number[];
  /** Bit set of the letters in each key. */
  letters: Uint32Array;
  /** Length of each key; negative for keys of Hangul. */
  lengths: Int8Array;
}

/**
 * Tells whether a term key is of Hangul: such keys are keystrokes.
 * @example isHangulKey('ㅁㅗㄷㅏㄹ') // true
 */
export const isHangulKey = (key: string) =>
  key.charCodeAt(0) >= 0x3131 && key.charCodeAt(0) <= 0x318e;

/**
 * Bit set of the letters in a key.
 * @example lettersOf('abc') === lettersOf('cabba') // true
 */
export function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at++) {
    bits |= 1 << (key.charCodeAt(at) % 32);
  }
  return bits >>> 0;
}

/** Creates the lookup tables of a vocabulary. */
export function createTermTable(vocabulary: Vocabulary): TermTable {
  const { keys } = vocabulary;
  const sorted = keys.toSorted();
  const texts = keys.map((key) => (isHangulKey(key) ? assembleKeystrokes(key) : key));
  return {
    keys,
    texts,
    letters: Uint32Array.from(keys, lettersOf),
    lengths: Int8Array.from(keys, (key) => {
      const length = Math.min(127, key.length);
      return isHangulKey(key) ? -length : length;
    }),
    withPrefix(prefix, limit) {
      const from = partitionPoint(sorted.length, (n) => (sorted[n] ?? '') >= prefix);
      const some = sorted.slice(from, from + limit);
      const end = some.findIndex((key) => !key.startsWith(prefix));
      return some.slice(0, end < 0 ? limit : end).map((key) => vocabulary.byKey.get(key) ?? 0);
    },
  };
}
