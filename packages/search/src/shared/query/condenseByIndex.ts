import { isHeld } from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { eachWord, keyOf } from '../index/vocabulary.ts';
import { condense } from './condense.ts';

/** Condenses a text that is too long for a query to the words that are rarest in an index. */
export function condenseByIndex({ vocabulary, postings, idf }: SearchIndex, text: string): string {
  return condense(text, (token) => {
    let worth = 0;
    eachWord(token, (word, _start, kind) => {
      const term = vocabulary.byKey.get(keyOf(vocabulary, word, kind));
      if (term !== undefined && isHeld(postings, term)) {
        worth = Math.max(worth, idf[term] ?? 0);
      }
    });
    return worth;
  });
}
