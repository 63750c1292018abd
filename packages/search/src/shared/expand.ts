import { type Budget, spend } from './budget.ts';
import { HANGUL } from './chars.ts';
import { eachAlike } from './fuzzy.ts';
import { initials, isInitials, strokes } from './jamo.ts';
import type { Pairs } from './pairs.ts';
import { LATIN_ENDINGS, PARTICLE_KEYS, PARTICLE_STARTS } from './particles.ts';
import { soundOfHangul, soundsOfLatin } from './sound.ts';
import type { TermTable } from './termtable.ts';
import { keyOf, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

const MOST_PREFIXED = 160;
const MOST_HOLDING = 80;
/** From this weight on a word counts as known, and no slip is looked for. */
export const KNOWN = 0.8;

/** What the words of a query are looked up in. */
export interface Lexicon {
  vocabulary: Vocabulary;
  table: TermTable;
  pairs: Pairs;
}

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

/** Expands one word of a query over the term table. */
export function expand(lexicon: Lexicon, word: string, kind: number, budget: Budget): Expansion {
  const { vocabulary, table, pairs } = lexicon;
  const found: Expansion = new Map();
  const put = (term: number | undefined, weight: number) => {
    if (term !== undefined && weight > (found.get(term) ?? 0)) {
      found.set(term, weight);
    }
  };
  const isHangul = kind === HANGUL;
  const text = word.toLowerCase();
  const full = isHangul ? strokes(text) : text;
  const stem = keyOf(vocabulary, text, kind);
  put(vocabulary.byKey.get(stem), 1);
  put(vocabulary.byKey.get(full), 1);
  putPrefixed(full, 1);
  if (stem !== full && stem.length >= 3) {
    putPrefixed(stem, 0.9);
  }
  putWithParticle();
  putHolding();
  putSameMeaning();
  if (evidenceOf(found) < KNOWN) {
    eachAlike(table, full, text, budget, (term, alike) => put(term, alike * WEIGHTS.slip));
    for (const bare of isHangul ? vocabulary.stemmer.bare(text) : []) {
      eachAlike(table, strokes(bare), bare, budget, (term, alike) =>
        put(term, alike * WEIGHTS.slip * 0.93),
      );
    }
  }
  return found;

  function putPrefixed(prefix: string, factor: number): void {
    for (const term of table.withPrefix(prefix, MOST_PREFIXED)) {
      const share = prefix.length / (table.keys[term]?.length ?? 1);
      put(term, factor * (0.45 + 0.37 * share));
      if (!spend(budget, 4)) {
        return;
      }
    }
  }

  /** A known stem with the start of a particle that is still being typed. */
  function putWithParticle(): void {
    const shortest = 3;
    for (let cut = full.length - 1; cut >= shortest; cut--) {
      const rest = full.slice(cut);
      const isEnding = isHangul ? PARTICLE_STARTS.has(rest) : LATIN_ENDINGS.has(rest);
      const term = isEnding ? vocabulary.byKey.get(full.slice(0, cut)) : undefined;
      if (term !== undefined) {
        // A particle still being typed may as well be a slip in the word.
        put(term, isHangul && !PARTICLE_KEYS.has(rest) ? WEIGHTS.startedParticle : 0.9);
        return;
      }
    }
  }

  function putHolding(): void {
    const inner = isHangul ? text : full;
    if (inner.length < (isHangul ? 2 : 3) || isInitials(inner)) {
      return;
    }
    table.holding(inner, MOST_HOLDING, (term) => {
      put(term, 0.3 + 0.32 * (inner.length / (table.texts[term]?.length ?? 1)));
      spend(budget, 4);
    });
  }

  function putSameMeaning(): void {
    const own = vocabulary.byKey.get(stem);
    for (const term of (own === undefined ? undefined : pairs.get(own)) ?? []) {
      put(term, 0.75);
    }
    const stemText = isHangul ? (table.texts[own ?? -1] ?? text) : text;
    const others = isHangul ? table.latinBySound : table.hangulBySound;
    for (const sound of isHangul ? [soundOfHangul(stemText)] : soundsOfLatin(stemText)) {
      const weight = sound.replace('-', '').length >= 3 ? 0.62 : 0.45;
      for (const term of others.get(sound) ?? []) {
        put(term, weight);
      }
    }
  }
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
