import { partCode } from '../files/code.ts';
import { squeeze } from '../korean/chars.ts';
import { eachWord, type Vocabulary } from './vocabulary.ts';

/** The words of a text as places in the vocabulary, and where each begins in the text. */
export interface TextWords {
  words: Uint32Array;
  begins: Uint32Array;
}

/** The texts of the sections, as far as they have come; one that has not come is empty. */
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
  const squeezed = remember((section) => squeeze(texts[section] ?? ''));
  return {
    of: (section) => texts[section] ?? '',
    wordsOf,
    holds: (section, needle) => squeezed(section).includes(needle),
  };
}

/** Texts whose words are looked up in a vocabulary when they are first asked for. */
export function createLateTexts(stored: readonly string[], { bySurface }: Vocabulary): Texts {
  const texts = stored.map((one) => partCode(one).text);
  const read = remember((section): TextWords => {
    const words: number[] = [];
    const begins: number[] = [];
    eachWord(texts[section] ?? '', (word, start) => {
      words.push(bySurface.get(word) ?? 0);
      begins.push(start);
    });
    return { words: Uint32Array.from(words), begins: Uint32Array.from(begins) };
  });
  return createTexts(texts, read);
}
