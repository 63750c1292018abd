import type { SearchIndex } from '../index/searchIndex.ts';
import { eachWord } from '../index/vocabulary.ts';
import type { Swap } from './otherReadings.ts';
import type { QueryWord } from './reading.ts';

/** Weight from which a word means a term of the documents, so that its rarity there is its own. */
const MEANT_WEIGHT = 0.6;
/** What an unknown word tells: as much as one that a single section has. */
const RAREST = 1;

/** A word of the query that says what is looked for. */
export interface TellingWord {
  /** The word, and what the documents say instead. */
  names: readonly string[];
  /** How rare it is. */
  worth: number;
}

/** The words of a query that say what is looked for, each with the words that stand for it in the documents. */
export function tellingWordsOf(
  { idf, sections }: SearchIndex,
  words: readonly QueryWord[],
  swaps: readonly Swap[],
): TellingWord[] {
  const rarest = Math.log(1 + sections.length / RAREST);
  return words.flatMap((word, place) => {
    if (word.isStop || word.isVerb) {
      return [];
    }
    const names = [word.text];
    for (const { use } of swaps.filter(({ from, to }) => from <= place && place < to)) {
      eachWord(use, (one) => names.push(one.toLowerCase()));
    }
    const meant = [...word.expansion].filter(([, weight]) => weight >= MEANT_WEIGHT);
    const worth = meant.map(([term]) => idf[term] ?? rarest);
    return [{ names, worth: worth.length ? Math.min(...worth) : rarest }];
  });
}
