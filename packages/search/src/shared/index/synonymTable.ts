import { toKeystrokes } from '../korean/hangul.ts';
import type { Synonym } from '../synonyms.ts';
import { eachWord, keyOf, type Vocabulary } from './vocabulary.ts';

/** What the documents say for a word that readers type. */
export interface Meaning {
  use: string;
  /** The word, where the documents do not have the thing: what they say is only the nearest to it. */
  missing: string | null;
}

/** Words of the documents by their synonyms. */
export interface SynonymTable {
  /** Of single words, by term. */
  ofTerm: ReadonlyMap<number, readonly Meaning[]>;
  /** Of several words, by their keystrokes, the last by its stem. */
  ofPhrase: ReadonlyMap<string, readonly Meaning[]>;
  /** Number of words of the longest phrase. */
  longest: number;
}

/** Creates the table from a vocabulary that contains the words of the synonyms. */
export function createSynonymTable(
  synonyms: readonly Synonym[],
  vocabulary: Vocabulary,
): SynonymTable {
  const ofTerm = new Map<number, Meaning[]>();
  const ofPhrase = new Map<string, Meaning[]>();
  let longest = 1;
  const add = (word: string, use: string, missing: string | null) => {
    const terms: number[] = [];
    let keys = '';
    let key = '';
    eachWord(word, (part, _start, kind) => {
      const stem = keyOf(vocabulary, part, kind);
      terms.push(vocabulary.byKey.get(stem) ?? -1);
      key = keys + stem;
      keys += toKeystrokes(part.toLowerCase());
    });
    const [only = -1] = terms;
    const meaning = { use, missing };
    ofPhrase.set(key, [...(ofPhrase.get(key) ?? []), meaning]);
    longest = Math.max(longest, terms.length);
    if (terms.length === 1 && only >= 0) {
      ofTerm.set(only, [...(ofTerm.get(only) ?? []), meaning]);
    }
  };
  for (const { use, also, nearest = [] } of synonyms) {
    for (const word of also) {
      add(word, use, null);
    }
    for (const word of nearest) {
      add(word, use, word);
    }
  }
  return { ofTerm, ofPhrase, longest };
}
