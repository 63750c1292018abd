import type { SearchIndex } from '../index/searchIndex.ts';
import { eachWord, type Vocabulary } from '../index/vocabulary.ts';
import { stripSeparators } from '../korean/chars.ts';
import { getChoseong } from '../korean/hangul.ts';
import { WEIGHTS } from '../weights.ts';
import type { QueryWord } from './reading.ts';

/** A range of a text, from `start` to before `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** A match of a word of the query, and how much it tells: how surely it is meant, and how rare it is. */
export interface Match extends Range {
  word: string;
  worth: number;
}

/** Finds the ranges of a text that match the query, in order and without overlaps. */
export interface Matcher {
  /** Matches in a heading or another short name. */
  inName(name: string): readonly Match[];
  /** Matches in the text of a section. */
  inText(section: number): readonly Match[];
}

const MIN_WEIGHT = 0.4;

/** A word of the query that may mean a term, and how much it tells there. */
interface Meant {
  word: string;
  worth: number;
}

/** Terms that the query may mean, and the words of it that mean them. */
class QueryTerms {
  private readonly vocabulary: Vocabulary;
  private readonly byTerm = new Map<number, Meant[]>();
  /** By term, 1 where a word means it; a fast check that most words of a text fail. */
  private readonly isMeant: Uint8Array;

  constructor({ vocabulary, idf }: SearchIndex, words: readonly QueryWord[]) {
    this.vocabulary = vocabulary;
    this.isMeant = new Uint8Array(vocabulary.keys.length);
    for (const word of words) {
      for (const [term, weight] of word.isStop ? [] : word.expansion) {
        if (weight >= MIN_WEIGHT) {
          this.isMeant[term] = 1;
          const told = weight * (idf[term] ?? 0) * (word.isVerb ? WEIGHTS.verb : 1);
          const meant = { word: word.text, worth: told };
          this.byTerm.set(term, [...(this.byTerm.get(term) ?? []), meant]);
        }
      }
    }
  }

  /**
   * Adds the match of a word: the typed part, else the stem without its particle; of a compound
   * name the matching parts.
   * @param place of the word in the vocabulary
   * @param begin of the word in its text
   */
  mark(matches: Match[], place: number, begin: number): void {
    const { surfaces, stemOf, stemLengths, hasParts } = this.vocabulary;
    const word = (surfaces[place] ?? '').toLowerCase();
    const term = stemOf[place] ?? 0;
    if (this.isMeant[term]) {
      const stem = stemLengths[place] ?? word.length;
      matches.push(this.matchOf(term, word, { start: begin, end: begin + stem }));
    } else if (hasParts[place]) {
      this.markParts(matches, place, begin);
    }
  }

  private markParts(matches: Match[], place: number, begin: number): void {
    const { surfaces, parts, keys } = this.vocabulary;
    const word = (surfaces[place] ?? '').toLowerCase();
    let from = 0;
    for (const part of parts.get(place) ?? []) {
      const key = keys[part] ?? '';
      const at = word.indexOf(key, from);
      if (at >= 0) {
        from = at + key.length;
        if (this.isMeant[part]) {
          matches.push(this.matchOf(part, key, { start: begin + at, end: begin + from }));
        }
      }
    }
  }

  /** The match of a word: the part of it that was typed, else the whole word. */
  private matchOf(term: number, surface: string, { start, end }: Range): Match {
    const meant = this.byTerm.get(term) ?? [];
    const { word = '', worth = 0 } = meant.reduce<Partial<Meant>>(
      (best, one) => (one.worth > (best.worth ?? 0) ? one : best),
      {},
    );
    const part = meant.find((one) => surface.includes(one.word))?.word ?? '';
    const at = surface.indexOf(part);
    const length = at > 0 ? part.length : Math.min(part.length || end - start, end - start);
    return { start: start + at, end: start + at + length, word, worth };
  }
}

/** Creates a matcher for the words of the query. */
export function wordMatcher(index: SearchIndex, words: readonly QueryWord[]): Matcher {
  const { vocabulary, texts } = index;
  const queryTerms = new QueryTerms(index, words);
  // Cached: titles repeat from hit to hit.
  const names = new Map<string, Match[]>();
  return {
    inText(section) {
      const ranges: Match[] = [];
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
      const ranges: Match[] = [];
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
 * @example initialsMatcher('ㅂㅌ').inName('바텀시트')[0].end // 2
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
      return found < 0 || start === undefined || end === undefined
        ? []
        : [{ start, end: end + 1, word: typed, worth: 0 }];
    },
  };
}
