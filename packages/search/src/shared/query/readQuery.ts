import { nameParts } from '../index/vocabulary.ts';
import { HANGUL } from '../korean/chars.ts';
import {
  convertHangulToQwerty,
  convertQwertyToHangul,
  isChoseong,
  toKeystrokes,
} from '../korean/hangul.ts';
import { isNegation, isStopWord } from '../korean/stopwords.ts';
import type { Budget } from './budget.ts';
import { isName } from './condense.ts';
import {
  type Expansion,
  evidenceOf,
  expandChoseong,
  expandWord,
  KNOWN_WEIGHT,
  type Lexicon,
} from './expand.ts';
import { isUnknown } from './knownWords.ts';
import type { QueryWord, Reading } from './reading.ts';
import { segment } from './segment.ts';
import { splitQuery } from './splitQuery.ts';

/** Evidence from which a Latin name is taken for a known one with a typo. */
const ALIKE_WEIGHT = 0.5;

/** Share of a run that known words cover: where nothing is like the whole, less will do. */
const MOSTLY_KNOWN = 0.75;
const PARTLY_KNOWN = 0.6;

function isGuess({ table }: Lexicon, text: string, kind: number, expansion: Expansion): boolean {
  const key = kind === HANGUL ? toKeystrokes(text) : text.toLowerCase();
  return [...expansion.keys()].every((term) => !table.keys[term]?.includes(key));
}

/** Looks one word up. */
export function lookUpWord(
  lexicon: Lexicon,
  text: string,
  kind: number,
  budget: Budget,
  guesses = true,
): QueryWord {
  const expansion =
    kind === HANGUL && text.length > 1 && isChoseong(text)
      ? expandChoseong(lexicon, text, budget)
      : expandWord(lexicon, text, kind, budget, guesses);
  return {
    text: text.toLowerCase(),
    typed: text,
    kind,
    isVerb: kind === HANGUL && lexicon.vocabulary.stemmer.stem(text).isVerb === true,
    isStop: isStopWord(text) || isNegation(text) || (kind !== HANGUL && text.length === 1),
    expansion,
    evidence: evidenceOf(expansion),
    isGuess: isGuess(lexicon, text, kind, expansion),
  };
}

/** Looks a word up; an unknown run without spaces is cut into known words, a name into its parts. */
function lookUpRun(
  lexicon: Lexicon,
  text: string,
  kind: number,
  budget: Budget,
  guesses: boolean,
): QueryWord[] {
  const word = lookUpWord(lexicon, text, kind, budget, guesses);
  const isHangul = kind === HANGUL;
  if (word.evidence >= (isHangul ? KNOWN_WEIGHT : ALIKE_WEIGHT)) {
    return [word];
  }
  const least = word.evidence < ALIKE_WEIGHT ? PARTLY_KNOWN : MOSTLY_KNOWN;
  const pieces = isHangul ? segment(lexicon.vocabulary, text, least) : nameParts(text);
  const parts =
    pieces && pieces.length > 1
      ? pieces.map((piece) => lookUpWord(lexicon, piece, kind, budget, guesses))
      : [word];
  // A name of which no part is known is denied as it was typed.
  return isHangul || !parts.every(isUnknown) ? parts : [word];
}

/**
 * Mean evidence of the words that carry meaning.
 * @example evidenceOfWords([{ evidence: 1 }, { evidence: 0.5 }, { evidence: 0, isStop: true }]) // 0.75
 */
export function evidenceOfWords(words: readonly QueryWord[]): number {
  const content = words.filter((word) => !word.isStop);
  const sum = content.reduce((total, word) => total + word.evidence, 0);
  return content.length ? sum / content.length : 0;
}

function read(lexicon: Lexicon, text: string, budget: Budget, guesses = true): Reading {
  const { words: typed, isPasted } = splitQuery(text);
  const words: QueryWord[] = [];
  for (const { text, kind, isInFile } of typed) {
    // Pasted text has no typos, and its words are whole.
    const isWhole = isPasted && kind !== HANGUL;
    for (const word of lookUpRun(lexicon, text, kind, budget, guesses && !isWhole)) {
      words.push({ ...word, isStop: word.isStop || isInFile });
    }
  }
  return readingOf(text, isPasted ? withoutUnknown(words) : words);
}

function readingOf(text: string, words: QueryWord[]): Reading {
  if (words.every((word) => word.isStop)) {
    for (const word of words) {
      word.isStop = false;
    }
  }
  return { text, words, evidence: evidenceOfWords(words), weight: 1 };
}

/** Pasted text holds words that nobody looks for: without those that are not known, unless none is. */
function withoutUnknown(words: QueryWord[]): QueryWord[] {
  const known = words.filter((word) => word.isStop || !isUnknown(word) || isName(word.typed));
  return known.some(({ isStop }) => !isStop) ? known : words;
}

/** The query as it was meant if the keys were on the English layout; null where no such words are known. */
export function readMeantLatin(lexicon: Lexicon, query: string, budget: Budget): Reading | null {
  const reading = read(lexicon, convertHangulToQwerty(query), budget, false);
  return reading.evidence >= KNOWN_WEIGHT ? reading : null;
}

/** How much surer another keyboard layout must be to win. */
const SWITCH_MARGIN = 0.1;

/** Reads a query, on the other keyboard layout too if the words are not known on this one. */
export function readQuery(lexicon: Lexicon, text: string, budget: Budget): Reading {
  let best = read(lexicon, text, budget);
  if (best.words.every((word) => word.evidence >= KNOWN_WEIGHT)) {
    return best;
  }
  const others = new Set<string>();
  const [hasLatin, hasHangul] = [/[A-Za-z]/.test(text), /[ㄱ-ㅣ가-힣]/.test(text)];
  // A reader who mixes both scripts knows which layout is on.
  if (hasLatin !== hasHangul) {
    others.add(hasLatin ? convertQwertyToHangul(text) : convertHangulToQwerty(text).toLowerCase());
  }
  for (const switched of others) {
    // A wrong layout and a typo at once are noise, not a mistake.
    const reading = read(lexicon, switched, budget, false);
    if (reading.evidence > best.evidence + SWITCH_MARGIN) {
      best = reading;
    }
  }
  return best;
}
