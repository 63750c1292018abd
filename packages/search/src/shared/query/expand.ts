import type { SearchIndex } from '../index/searchIndex.ts';
import { keyOf } from '../index/vocabulary.ts';
import { HANGUL } from '../korean/chars.ts';
import { getChoseong, toKeystrokes } from '../korean/hangul.ts';
import { WEIGHTS } from '../weights.ts';
import { type Budget, takeSteps } from './budget.ts';
import { eachTypo } from './fuzzy.ts';

const MAX_PREFIX_MATCHES = 160;
/** Keystrokes of a stem from which on it is the start of other words. */
const MIN_STEM_KEYSTROKES = 3;
/** Weight from which a word counts as known: no typo is looked for. */
export const KNOWN_WEIGHT = 0.8;

/** What the words of a query are looked up in. */
export type Lexicon = Pick<SearchIndex, 'vocabulary' | 'table'>;

/** Terms that a query word may mean, each with how surely (0 to 1). */
export type Expansion = Map<number, number>;

/**
 * Greatest weight of an expansion; 0 when there is none.
 * @example evidenceOf(new Map([[3, 0.6], [8, 0.9]])) // 0.9
 */
export function evidenceOf(expansion: Expansion): number {
  let best = 0;
  for (const weight of expansion.values()) {
    best = Math.max(best, weight);
  }
  return best;
}

/** One word of a query while it is looked up. */
interface Lookup extends Lexicon {
  /** Lower case. */
  text: string;
  /** The whole word as a term key. */
  full: string;
  found: Expansion;
  budget: Budget;
}

/** Keeps the greatest weight of each term. */
function addTerm({ found }: Lookup, term: number | undefined, weight: number): void {
  if (term !== undefined && weight > (found.get(term) ?? 0)) {
    found.set(term, weight);
  }
}

function addPrefixMatches(lookup: Lookup, prefix: string, factor: number): void {
  const { table, budget } = lookup;
  for (const term of table.withPrefix(prefix, MAX_PREFIX_MATCHES)) {
    const share = prefix.length / (table.keys[term]?.length ?? 1);
    addTerm(lookup, term, factor * (0.45 + 0.37 * share));
    if (!takeSteps(budget, 4)) {
      return;
    }
  }
}

/** Adds terms that differ from the word by a typo. */
function addTypos(lookup: Lookup): void {
  const { table, full, text, budget } = lookup;
  eachTypo(table, full, text, budget, (term, alike) => addTerm(lookup, term, alike * WEIGHTS.typo));
}

/**
 * Expands one word of a query over the term table.
 * @param guesses whether words that differ by a typo count too
 */
export function expandWord(
  lexicon: Lexicon,
  word: string,
  kind: number,
  budget: Budget,
  guesses = true,
): Expansion {
  const { vocabulary, table } = lexicon;
  const isHangul = kind === HANGUL;
  const text = word.toLowerCase();
  const full = isHangul ? toKeystrokes(text) : text;
  const stem = keyOf(vocabulary, text, kind);
  const found: Expansion = new Map();
  const lookup: Lookup = { vocabulary, table, text, full, found, budget };
  addTerm(lookup, vocabulary.byKey.get(stem), 1);
  addTerm(lookup, vocabulary.byKey.get(full), 1);
  addPrefixMatches(lookup, full, 1);
  if (stem !== full && stem.length >= MIN_STEM_KEYSTROKES) {
    addPrefixMatches(lookup, stem, 0.9);
  }
  if (guesses && evidenceOf(found) < KNOWN_WEIGHT) {
    addTypos(lookup);
  }
  return found;
}

/** Terms whose syllables begin with the given consonants: `ㅋㅍㄴㅌ`. */
export function expandChoseong(lexicon: Lexicon, word: string, budget: Budget): Expansion {
  const found: Expansion = new Map();
  const wanted = toKeystrokes(word);
  const { table } = lexicon;
  takeSteps(budget, table.texts.length >> 2);
  table.texts.forEach((text, term) => {
    if (text.length >= wanted.length && getChoseong(text.slice(0, wanted.length)) === wanted) {
      found.set(term, 0.4 + 0.4 * (wanted.length / text.length));
    }
  });
  return found;
}
