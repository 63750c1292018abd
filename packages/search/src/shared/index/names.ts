import { stripSeparators } from '../korean/chars.ts';
import { getChoseong, toKeystrokes } from '../korean/jamo.ts';
import { createHaystack, type Haystack } from './haystack.ts';
import type { Corpus } from './sections.ts';

/** Everything that the sections are called: headings, their keywords, and the synonyms of both. */
export interface Names {
  /** The names in keystrokes, without spaces and signs. */
  keys: Haystack;
  /** Their initial consonants. */
  choseongs: Haystack;
  /** Names by their whole keystrokes. */
  byKeys: ReadonlyMap<string, readonly number[]>;
  /** Section of each name. */
  sections: readonly number[];
  /** 1 where a name is the heading itself. */
  isHeading: Uint8Array;
}

/** Collects the names of all sections. */
export function collectNames({ sections, synonyms }: Corpus): Names {
  const others = new Map<string, string[]>();
  for (const { use, also } of synonyms) {
    const key = stripSeparators(use);
    others.set(key, [...(others.get(key) ?? []), ...also.map(stripSeparators)]);
  }
  const names: string[] = [];
  const owners: number[] = [];
  const heads: number[] = [];
  for (const { id, heading, keywords } of sections) {
    const own = stripSeparators(heading);
    const stated = [own, ...keywords.map(stripSeparators)];
    const all = new Set([...stated, ...stated.flatMap((name) => others.get(name) ?? [])]);
    for (const name of all) {
      names.push(name);
      owners.push(id);
      heads.push(name === own ? 1 : 0);
    }
  }
  const keys = names.map(toKeystrokes);
  const byKeys = new Map<string, number[]>();
  keys.forEach((key, name) => {
    byKeys.set(key, [...(byKeys.get(key) ?? []), name]);
  });
  return {
    keys: createHaystack(keys),
    byKeys,
    choseongs: createHaystack(names.map(getChoseong)),
    sections: owners,
    isHeading: Uint8Array.from(heads),
  };
}
