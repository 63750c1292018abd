import { stripSeparators } from '../korean/chars.ts';

/** The words of a text as indexes into the vocabulary, and their offsets in the text. */
export interface TextWords {
  words: Uint32Array;
  begins: Uint32Array;
}

/** Texts of the sections; empty until they are loaded. */
export interface Texts {
  of(section: number): string;
  wordsOf(section: number): TextWords;
  /** Whether a text contains the letters of the needle, ignoring spaces and punctuation. */
  holds(section: number, needle: string): boolean;
}

/** Memoizes `make` by number. */
function remember<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return (n) => {
    made[n] ??= make(n);
    return made[n];
  };
}

/** Creates texts with known words. */
export function createTexts(
  texts: readonly string[],
  wordsOf: (section: number) => TextWords,
): Texts {
  const squeezed = remember((section) => stripSeparators(texts[section] ?? ''));
  return {
    of: (section) => texts[section] ?? '',
    wordsOf,
    holds: (section, needle) => squeezed(section).includes(needle),
  };
}
