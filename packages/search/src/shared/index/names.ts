import { stripSeparators } from '../korean/chars.ts';
import { getChoseong, toKeystrokes } from '../korean/hangul.ts';
import { isCodeName } from './codeName.ts';
import { createHaystack, type Haystack } from './haystack.ts';
import type { Corpus } from './sections.ts';

/** Names of the sections: headings, their keywords, and the synonyms of both. */
export interface Names {
  /** The names as they are written. */
  texts: readonly string[];
  /** The names as keystrokes, without spaces and punctuation. */
  typed: readonly string[];
  keys: Haystack;
  /** Their initial consonants. */
  choseongs: Haystack;
  /** Names by their keystrokes. */
  byKeys: ReadonlyMap<string, readonly number[]>;
  /** Section of each name. */
  sections: readonly number[];
}

/**
 * Collects the names of all sections.
 * @param isHeld whether a heading or text holds a word: a name of code that one does is no other word for
 * something
 */
export function collectNames(
  { sections, synonyms }: Corpus,
  isHeld: (word: string) => boolean,
): Names {
  const others = new Map<string, string[]>();
  for (const { use, also } of synonyms) {
    const key = stripSeparators(use);
    const words = also.filter((word) => !(isCodeName(word) && isHeld(word)));
    others.set(key, [...(others.get(key) ?? []), ...words]);
  }
  const texts: string[] = [];
  const bare: string[] = [];
  const owners: number[] = [];
  for (const { id, heading, keywords, english } of sections) {
    const stated = [heading, ...keywords, ...(english ? [english] : [])];
    const synonymous = stated.flatMap((name) => others.get(stripSeparators(name)) ?? []);
    const own = new Map([...stated, ...synonymous].map((name) => [stripSeparators(name), name]));
    for (const [name, text] of own) {
      texts.push(text);
      bare.push(name);
      owners.push(id);
    }
  }
  const typed = bare.map(toKeystrokes);
  const byKeys = new Map<string, number[]>();
  typed.forEach((key, name) => {
    byKeys.set(key, [...(byKeys.get(key) ?? []), name]);
  });
  return {
    texts,
    typed,
    keys: createHaystack(typed),
    byKeys,
    choseongs: createHaystack(bare.map(getChoseong)),
    sections: owners,
  };
}
