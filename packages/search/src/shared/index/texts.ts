import { type Block, splitBlocks, textOfBlocks } from '../files/blocks.ts';
import { stripSeparators } from '../korean/chars.ts';

/** The words of a text as indexes into the vocabulary, and their offsets in the text. */
export interface TextWords {
  words: Uint32Array;
  begins: Uint32Array;
}

/** Texts of the sections; empty until they are loaded. */
export interface Texts {
  of(section: number): string;
  /** Its blocks, with their kinds. */
  blocksOf(section: number): readonly Block[];
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

/**
 * Creates texts with known words.
 * @param stored sections as files/blocks.ts joined them
 */
export function createTexts(
  stored: readonly string[],
  wordsOf: (section: number) => TextWords,
): Texts {
  const blocksOf = remember((section) => splitBlocks(stored[section] ?? '').blocks);
  const textOf = remember((section) => textOfBlocks(blocksOf(section)));
  const squeezed = remember((section) => stripSeparators(textOf(section)));
  return {
    of: textOf,
    blocksOf,
    wordsOf,
    holds: (section, needle) => squeezed(section).includes(needle),
  };
}
