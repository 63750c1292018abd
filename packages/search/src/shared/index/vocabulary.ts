import { GAP, HANGUL, kindOf, WORD } from '../korean/chars.ts';
import { PARTICLES } from '../korean/particles.ts';
import { createStemmer, type Stemmer } from '../korean/stems.ts';

/** Weight of a part of a compound name: `state` in `useState`. */
export const PART_WEIGHT = 0.7;

/** The distinct words of a corpus, and their terms. */
export interface Vocabulary {
  /** Term keys: keystrokes for Hangul, lower case for other scripts. */
  keys: string[];
  /** Index of a term by its key. */
  byKey: Map<string, number>;
  /** Index of a word by its surface form. */
  bySurface: Map<string, number>;
  /** Surface forms by index. */
  surfaces: string[];
  /** Term of the stem of each word, and the length of the stem in letters. */
  stemOf: Uint32Array;
  stemLengths: Uint8Array;
  /** Terms of the parts of a compound name, for words where `hasParts` is 1. */
  parts: Map<number, number[]>;
  hasParts: Uint8Array;
  stemmer: Stemmer;
}

/**
 * Splits camelCase, snake_case and names with digits into lower-case parts; empty for simple
 * words.
 * @example nameParts('useState') // ['use', 'state']
 * @example nameParts('state') // []
 */
export function nameParts(word: string): string[] {
  const parts = word
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+|\$+|(?<=[a-z]{2})(?=\d)/)
    .filter((part) => part.length > 1);
  return parts.length > 1 || parts[0]?.length !== word.length
    ? parts.map((p) => p.toLowerCase())
    : [];
}

/** A point in a number, as of a version: 0.17.1 is one word. */
const isPoint = (text: string, at: number): boolean =>
  text.charAt(at) === '.' && /\d\.\d/.test(text.slice(at - 1, at + 2));

/** Calls `visit` with each word, without particles after a Latin word. */
export function eachWord(
  text: string,
  visit: (word: string, start: number, kind: number) => void,
): void {
  let start = 0;
  let kind = GAP;
  let before = GAP;
  for (let at = 0; at <= text.length; at++) {
    const next = at < text.length ? kindOf(text.charCodeAt(at)) : GAP;
    if (next === kind || (next === GAP && isPoint(text, at))) {
      continue;
    }
    if (kind !== GAP) {
      const word = text.slice(start, at);
      if (!(kind === HANGUL && before === WORD && PARTICLES.has(word))) {
        visit(word, start, kind);
      }
    }
    before = kind;
    start = at;
    kind = next;
  }
}

/** The distinct words of a corpus. */
export interface DistinctWords {
  /** Index of each word, in the order of first use. */
  places: Map<string, number>;
  /** Kind (HANGUL or WORD) by index. */
  kinds: number[];
}

/** Creates the vocabulary of words. */
export function createVocabulary({ places, kinds }: DistinctWords): Vocabulary {
  const hangul: string[] = [];
  for (const [word, place] of places) {
    if (kinds[place] === HANGUL) {
      hangul.push(word);
    }
  }
  const stemmer = createStemmer(hangul);
  const keys: string[] = [];
  const byKey = new Map<string, number>();
  const termOf = (key: string) => {
    let term = byKey.get(key);
    if (term === undefined) {
      term = keys.length;
      byKey.set(key, term);
      keys.push(key);
    }
    return term;
  };
  const stemOf = new Uint32Array(places.size);
  const stemLengths = new Uint8Array(places.size);
  const parts = new Map<number, number[]>();
  const hasParts = new Uint8Array(places.size);
  for (const [word, place] of places) {
    if (kinds[place] === HANGUL) {
      const stem = stemmer.stem(word);
      stemOf[place] = termOf(stem.key);
      stemLengths[place] = Math.min(255, stem.length);
      continue;
    }
    stemOf[place] = termOf(word.toLowerCase());
    stemLengths[place] = Math.min(255, word.length);
    const names = nameParts(word);
    if (names.length) {
      parts.set(place, names.map(termOf));
      hasParts[place] = 1;
    }
  }
  return {
    keys,
    byKey,
    bySurface: places,
    surfaces: [...places.keys()],
    stemOf,
    stemLengths,
    parts,
    hasParts,
    stemmer,
  };
}

/** Term key of any word: its stem by the rules of the corpus. */
export function keyOf(vocabulary: Vocabulary, word: string, kind: number): string {
  return kind === HANGUL ? vocabulary.stemmer.stem(word).key : word.toLowerCase();
}
