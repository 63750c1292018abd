import { HANGUL } from '../korean/chars.ts';
import { isChoseong } from '../korean/hangul.ts';
import { endsAsVerb } from '../korean/stems.ts';
import { KNOWN_WEIGHT } from './expand.ts';
import type { QueryWord } from './reading.ts';

/** Evidence below which a word is unknown: what it is like is so by chance. */
const LEAST_EVIDENCE = 0.5;
/** Evidence from which a word needs no other beside it: a typo in a short word has less. */
const SURE_EVIDENCE = 0.62;
/** Evidence of a word that is known as it stands, with a particle at most. */
const WHOLE_EVIDENCE = 0.89;
/** Share of a query from which unknown words are worth telling: a long sentence is understood without one. */
const TOLD_SHARE = 1 / 4;

/** Whether the documents do not have a word. */
export const isUnknown = ({ evidence }: QueryWord): boolean => evidence < LEAST_EVIDENCE;

/** Words by which a query is judged: not those that ask, nor an unknown one that tells what happens. */
function tellingWords(words: readonly QueryWord[]): QueryWord[] {
  const named = words.filter(({ isStop }) => !isStop);
  const telling = named.filter((word) => !(isUnknown(word) && endsAsVerb(word.text)));
  return telling.length > 0 ? telling : named;
}

/**
 * Whether enough of a query is known to answer it: more than half of the words that say what is
 * looked for, and one of several for sure.
 * @example isKnownEnough([{ text: '모달', evidence: 1 }]) // true
 * isKnownEnough([{ text: '모달', evidence: 1 }, { text: '딸기', evidence: 0 }]) // false
 */
export function isKnownEnough(words: readonly QueryWord[]): boolean {
  const telling = tellingWords(words);
  return (
    telling.filter(isUnknown).length * 2 < telling.length &&
    (telling.length === 1 || telling.some(({ evidence }) => evidence >= SURE_EVIDENCE))
  );
}

/**
 * Whether a word is one that a reader has to be told of: half a syllable and what denies are none. A name that
 * others follow is whole: gif does not begin gift.
 */
function isTold(word: QueryWord, place: number, { length }: readonly QueryWord[]): boolean {
  const isBegun = place < length - 1 && /^[a-z]+$/.test(word.text) && word.evidence < KNOWN_WEIGHT;
  const isLike = isBegun || (word.isGuess && word.evidence < SURE_EVIDENCE);
  const isNaming = !isChoseong(word.text) && !endsAsVerb(word.text);
  return (isUnknown(word) || isLike) && isNaming;
}

/**
 * The words of a query that the documents do not have, where they are so much of it that its
 * results are those of another question.
 * @param isReplaced whether the documents have another word for the one at a place, or write it apart
 */
export function unknownWords(
  words: readonly QueryWord[],
  isReplaced: (place: number) => boolean,
): string[] {
  const telling = tellingWords(words).length;
  // Of a sentence in English only names are told: any other word may be a verb, or join others.
  const isEnglish = telling > 2 && words.every(({ kind }) => kind !== HANGUL);
  const toTell = words.filter(
    (word, place) =>
      !word.isStop &&
      isTold(word, place, words) &&
      !isReplaced(place) &&
      !(isEnglish && word.typed === word.text),
  );
  // A single word that finds anything is the start of a name, or a slip in one.
  const isMuch = telling > 1 && toTell.length >= telling * TOLD_SHARE;
  return isMuch ? toTell.map(({ typed }) => typed) : [];
}

/**
 * Whether the last word of a query may be half typed: it is none of the documents', or of those that
 * readers type instead, but begins one or is like one; or it is one syllable behind other words.
 * @example isHalfTyped([{ text: '모', kind: 1, evidence: 0.6 }]) // true
 */
export function isHalfTyped(words: readonly QueryWord[]): boolean {
  const last = words.at(-1);
  if (!last) {
    return false;
  }
  const isSyllable = words.length > 1 && last.kind === HANGUL && last.text.length === 1;
  return isSyllable || last.isStop || last.evidence < WHOLE_EVIDENCE;
}
