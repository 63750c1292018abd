import { stripSeparators } from '../korean/chars.ts';

/** The words of a text as places in the vocabulary, and where each begins in the text. */
export interface TextWords {
  words: Uint32Array;
  begins: Uint32Array;
}

/** Texts of the sections; empty until they are loaded. */
export interface Texts {
  of(section: number): string;
  wordsOf(section: number): TextWords;
  /** Whether a text holds the letters of the needle, spaces and signs aside. */
  holds(section: number, needle: string): boolean;
}

/** Remembers what `make` returned for each number. */
function remember<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return (n) => {
    made[n] ??= make(n);
    return made[n];
  };
}

/** Texts whose words are known already. */
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
