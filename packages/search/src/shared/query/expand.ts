import type { SearchIndex } from '../index/searchIndex.ts';
import { keyOf } from '../index/vocabulary.ts';
import { HANGUL } from '../korean/chars.ts';
import { initials, isInitials, strokes } from '../korean/jamo.ts';
import { LATIN_ENDINGS, PARTICLE_KEYS, PARTICLE_STARTS } from '../korean/particles.ts';
import { soundOfHangul, soundsOfLatin, vowelsAgree } from '../korean/sound.ts';
import { WEIGHTS } from '../weights.ts';
import { type Budget, spend } from './budget.ts';
import { eachAlike } from './fuzzy.ts';

const MOST_PREFIXED = 160;
const MOST_HOLDING = 80;
/** Strokes that must stand before the start of a particle. */
const SHORTEST_STEM = 3;
/** From this weight on a word counts as known, and no slip is looked for. */
export const KNOWN = 0.8;

/** From this weight on a word stands in the texts as it was typed, or begins one there. */
const LITERAL = 0.6;
/** Syllables from which on a word is looked up by its sound, and where it is known otherwise too. */
const SHORTEST_SOUND = 2;
const TELLING_SOUND = 4;

/** What the words of a query are looked up in. */
export type Lexicon = Pick<SearchIndex, 'vocabulary' | 'table' | 'pairs'>;

/** Terms that a query word may mean, each with how surely (0 to 1). */
export type Expansion = Map<number, number>;

/** Greatest weight of an expansion; 0 when there is none. */
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
  isHangul: boolean;
  /** The whole word and its stem as term keys. */
  full: string;
  stem: string;
  found: Expansion;
  budget: Budget;
}

/** Keeps the greatest weight of each term. */
function put({ found }: Lookup, term: number | undefined, weight: number): void {
  if (term !== undefined && weight > (found.get(term) ?? 0)) {
    found.set(term, weight);
  }
}

function putPrefixed(lookup: Lookup, prefix: string, factor: number): void {
  const { table, budget } = lookup;
  for (const term of table.withPrefix(prefix, MOST_PREFIXED)) {
    const share = prefix.length / (table.keys[term]?.length ?? 1);
    put(lookup, term, factor * (0.45 + 0.37 * share));
    if (!spend(budget, 4)) {
      return;
    }
  }
}

/** A known stem with the start of a particle that is still being typed. */
function putWithParticle(lookup: Lookup): void {
  const { full, isHangul, vocabulary } = lookup;
  for (let cut = full.length - 1; cut >= SHORTEST_STEM; cut--) {
    const rest = full.slice(cut);
    const isEnding = isHangul ? PARTICLE_STARTS.has(rest) : LATIN_ENDINGS.has(rest);
    const term = isEnding ? vocabulary.byKey.get(full.slice(0, cut)) : undefined;
    if (term !== undefined) {
      // A particle still being typed may as well be a slip in the word.
      put(lookup, term, isHangul && !PARTICLE_KEYS.has(rest) ? WEIGHTS.startedParticle : 0.9);
      return;
    }
  }
}

/** Terms that hold the word inside. */
function putHolding(lookup: Lookup): void {
  const { text, full, isHangul, table, budget } = lookup;
  const inner = isHangul ? text : full;
  if (inner.length < (isHangul ? 2 : 3) || isInitials(inner)) {
    return;
  }
  table.holding(inner, MOST_HOLDING, (term) => {
    put(lookup, term, 0.3 + 0.32 * (inner.length / (table.texts[term]?.length ?? 1)));
    spend(budget, 4);
  });
}

/** What stands before a particle or 하다, where the documents hold longer words with it alone. */
function putBare(lookup: Lookup): void {
  const { text, isHangul, vocabulary } = lookup;
  for (const bare of isHangul ? vocabulary.stemmer.bare(text) : []) {
    put(lookup, vocabulary.byKey.get(strokes(bare)), 0.9);
    putPrefixed(lookup, strokes(bare), 0.9);
  }
}

/** Terms of the other script that the texts explain the word by. */
function putSameMeaning(lookup: Lookup): void {
  const { stem, vocabulary, pairs } = lookup;
  const own = vocabulary.byKey.get(stem);
  for (const term of (own === undefined ? undefined : pairs.get(own)) ?? []) {
    put(lookup, term, 0.75);
  }
}

/** Terms of the other script that write the same sounds, vowels too: short ones only for want of better. */
function putSoundsAlike(lookup: Lookup): void {
  const { text, stem, isHangul, table, vocabulary } = lookup;
  const isKnown = evidenceOf(lookup.found) >= LITERAL;
  const known = table.texts[vocabulary.byKey.get(stem) ?? -1] ?? text;
  const others = isHangul ? table.latinBySound : table.hangulBySound;
  for (const sound of isHangul ? [soundOfHangul(known)] : soundsOfLatin(text)) {
    for (const term of others.get(sound) ?? []) {
      const other = table.texts[term] ?? '';
      const [hangul, latin] = isHangul ? [known, other] : [other, text];
      const isTelling = hangul.length >= (isKnown ? TELLING_SOUND : SHORTEST_SOUND);
      if (isTelling && vowelsAgree(hangul, latin)) {
        put(lookup, term, sound.length >= 3 ? 0.6 : 0.45);
      }
    }
  }
}

/** Terms that differ from the word by a slip of the keyboard. */
function putSlips(lookup: Lookup): void {
  const { table, full, text, budget, isHangul, vocabulary } = lookup;
  eachAlike(table, full, text, budget, (term, alike) => put(lookup, term, alike * WEIGHTS.slip));
  for (const bare of isHangul ? vocabulary.stemmer.bare(text) : []) {
    eachAlike(table, strokes(bare), bare, budget, (term, alike) =>
      put(lookup, term, alike * WEIGHTS.slip * 0.93),
    );
  }
}

/**
 * Expands one word of a query over the term table.
 * @param guesses whether words that only sound alike, or differ by a slip, count too
 */
export function expand(
  lexicon: Lexicon,
  word: string,
  kind: number,
  budget: Budget,
  guesses = true,
): Expansion {
  const { vocabulary, table, pairs } = lexicon;
  const isHangul = kind === HANGUL;
  const text = word.toLowerCase();
  const full = isHangul ? strokes(text) : text;
  const stem = keyOf(vocabulary, text, kind);
  const found: Expansion = new Map();
  const lookup: Lookup = { vocabulary, table, pairs, text, isHangul, full, stem, found, budget };
  put(lookup, vocabulary.byKey.get(stem), 1);
  put(lookup, vocabulary.byKey.get(full), 1);
  putPrefixed(lookup, full, 1);
  if (stem !== full && stem.length >= SHORTEST_STEM) {
    putPrefixed(lookup, stem, 0.9);
  }
  putWithParticle(lookup);
  if (evidenceOf(found) < KNOWN) {
    putBare(lookup);
  }
  putHolding(lookup);
  putSameMeaning(lookup);
  if (guesses) {
    putSoundsAlike(lookup);
  }
  if (guesses && evidenceOf(found) < KNOWN) {
    putSlips(lookup);
  }
  return found;
}

/** Terms whose syllables begin with the given consonants: `ㅋㅍㄴㅌ`. */
export function expandInitials(lexicon: Lexicon, word: string, budget: Budget): Expansion {
  const found: Expansion = new Map();
  const wanted = strokes(word);
  const { table } = lexicon;
  spend(budget, table.texts.length >> 2);
  table.texts.forEach((text, term) => {
    if (text.length >= wanted.length && initials(text.slice(0, wanted.length)) === wanted) {
      found.set(term, 0.4 + 0.4 * (wanted.length / text.length));
    }
  });
  return found;
}
