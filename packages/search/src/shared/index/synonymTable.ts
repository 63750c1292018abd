import { stripSeparators } from '../korean/chars.ts';
import type { Synonym } from '../synonyms.ts';
import { eachWord, keyOf, type Vocabulary } from './vocabulary.ts';

/** Words of the documents by the words that readers type instead. */
export interface SynonymTable {
  /** For a single word, by its term. */
  ofTerm: ReadonlyMap<number, readonly string[]>;
  /** For several words, by their letters. */
  ofPhrase: ReadonlyMap<string, readonly string[]>;
  /** Most words that a phrase has. */
  longest: number;
}

/** Looks the words of the synonyms up in a vocabulary that holds them. */
export function createSynonymTable(
  synonyms: readonly Synonym[],
  vocabulary: Vocabulary,
): SynonymTable {
  const ofTerm = new Map<number, string[]>();
  const ofPhrase = new Map<string, string[]>();
  let longest = 1;
  for (const { use, also } of synonyms) {
    for (const other of also) {
      const terms: number[] = [];
      eachWord(other, (word, _start, kind) => {
        terms.push(vocabulary.byKey.get(keyOf(vocabulary, word, kind)) ?? -1);
      });
      const [only = -1] = terms;
      const key = stripSeparators(other);
      ofPhrase.set(key, [...(ofPhrase.get(key) ?? []), use]);
      longest = Math.max(longest, terms.length);
      if (terms.length === 1 && only >= 0) {
        ofTerm.set(only, [...(ofTerm.get(only) ?? []), use]);
      }
    }
  }
  return { ofTerm, ofPhrase, longest };
}
