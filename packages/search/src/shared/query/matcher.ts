import type { SearchIndex } from '../index/searchIndex.ts';
import { eachWord, type Vocabulary } from '../index/vocabulary.ts';
import { stripSeparators } from '../korean/chars.ts';
import { getChoseong } from '../korean/hangul.ts';
import type { QueryWord } from './reading.ts';

/** A range of a text, from `start` to before `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** Finds the ranges of a text that match the query, in order and without overlaps. */
export interface Matcher {
  /** Matches in a heading or another short name. */
  inName(name: string): readonly Range[];
  /** Matches in the text of a section. */
  inText(section: number): readonly Range[];
}

const MIN_WEIGHT = 0.4;

/** Terms that the query may mean, and the words of it that mean them. */
class QueryTerms {
  private readonly vocabulary: Vocabulary;
  private readonly byTerm = new Map<number, string[]>();
  /** By term, 1 where a word means it; a fast check that most words of a text fail. */
  private readonly isMeant: Uint8Array;

  constructor(vocabulary: Vocabulary, words: readonly QueryWord[]) {
    this.vocabulary = vocabulary;
    this.isMeant = new Uint8Array(vocabulary.keys.length);
    for (const word of words) {
      for (const [term, weight] of word.isStop ? [] : word.expansion) {
        if (weight >= MIN_WEIGHT) {
          this.isMeant[term] = 1;
          this.byTerm.set(term, [...(this.byTerm.get(term) ?? []), word.text]);
        }
      }
    }
  }

  /**
   * Adds the matching range of a word: the typed part, else the stem without its particle; of a compound
   * name the matching parts.
   * @param place of the word in the vocabulary
   * @param begin of the word in its text
   */
  mark(ranges: Range[], place: number, begin: number): void {
    const { surfaces, stemOf, stemLengths, hasParts } = this.vocabulary;
    const word = (surfaces[place] ?? '').toLowerCase();
    const term = stemOf[place] ?? 0;
    if (this.isMeant[term]) {
      const stem = stemLengths[place] ?? word.length;
      ranges.push(this.typedIn(term, word, { start: begin, end: begin + stem }));
    } else if (hasParts[place]) {
      this.markParts(ranges, place, begin);
    }
  }

  private markParts(ranges: Range[], place: number, begin: number): void {
    const { surfaces, parts, keys } = this.vocabulary;
    const word = (surfaces[place] ?? '').toLowerCase();
    let from = 0;
    for (const part of parts.get(place) ?? []) {
      const key = keys[part] ?? '';
      const at = word.indexOf(key, from);
      if (at >= 0) {
        from = at + key.length;
        if (this.isMeant[part]) {
          ranges.push(this.typedIn(part, key, { start: begin + at, end: begin + from }));
        }
      }
    }
  }

  /** Range of a word that was typed: a part of it, else the whole word. */
  private typedIn(term: number, word: string, { start, end }: Range): Range {
    const part = this.byTerm.get(term)?.find((one) => word.includes(one)) ?? '';
    const at = word.indexOf(part);
    const length = at > 0 ? part.length : Math.min(part.length || end - start, end - start);
    return { start: start + at, end: start + at + length };
  }
}

/** Creates a matcher for the words of the query. */
export function wordMatcher(
  { vocabulary, texts }: SearchIndex,
  words: readonly QueryWord[],
): Matcher {
  const queryTerms = new QueryTerms(vocabulary, words);
  // Cached: titles repeat from hit to hit.
  const names = new Map<string, Range[]>();
  return {
    inText(section) {
      const ranges: Range[] = [];
      const { words: places, begins } = texts.wordsOf(section);
      for (let n = 0; n < places.length; n++) {
        queryTerms.mark(ranges, places[n] ?? 0, begins[n] ?? 0);
      }
      return ranges;
    },
    inName(name) {
      const known = names.get(name);
      if (known) {
        return known;
      }
      const ranges: Range[] = [];
      names.set(name, ranges);
      eachWord(name, (word, start) => {
        const place = vocabulary.bySurface.get(word);
        if (place !== undefined) {
          queryTerms.mark(ranges, place, start);
        }
      });
      return ranges;
    },
  };
}

/**
 * Creates a matcher for typed initial consonants, which marks syllables of names.
 * @example initialsMatcher('ㅂㅌ').inName('바텀시트') // [{ start: 0, end: 2 }]
 */
export function initialsMatcher(typed: string): Matcher {
  return {
    inText: () => [],
    inName(name) {
      const places: number[] = [];
      let letters = '';
      for (let at = 0; at < name.length; at++) {
        if (stripSeparators(name.charAt(at))) {
          places.push(at);
          letters += getChoseong(name.charAt(at));
        }
      }
      const found = letters.indexOf(typed);
      const start = places[found];
      const end = places[found + typed.length - 1];
      return found < 0 || start === undefined || end === undefined ? [] : [{ start, end: end + 1 }];
    },
  };
}
