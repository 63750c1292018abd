import { isCodeName } from '../index/codeName.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Meaning } from '../index/synonymTable.ts';
import { eachWord, keyOf } from '../index/vocabulary.ts';
import { toKeystrokes } from '../korean/hangul.ts';
import type { Budget } from './budget.ts';
import { KNOWN_WEIGHT } from './expand.ts';
import { isUnknown } from './knownWords.ts';
import { nearNames } from './nearNames.ts';
import type { QueryWord, Reading } from './reading.ts';
import { evidenceOfWords, lookUpWord } from './readQuery.ts';

/** Readings besides the query as it stands: each costs as much as a search. */
const MAX_READINGS = 4;
/** Weight from which a word may be replaced by its synonym: nearly complete, and nearly without typos. */
const MIN_LIKENESS = 0.62;
/** Edits that an unknown word is away from the name that it was to be, as a share of its keystrokes. */
const MAX_MISSPELT = 0.23;
/** From here on a word is the other word itself, with a particle at most. */
const SAME_WORD_WEIGHT = 0.89;

/** Words of a query in whose place others may stand. */
export interface Swap extends Meaning {
  from: number;
  to: number;
  /** How surely it is meant: 0 to 1. */
  weight: number;
}

/** Whether the documents hold the word itself. */
function isInDocuments({ documents }: SearchIndex, { expansion }: QueryWord): boolean {
  return [...expansion].some(
    ([term, weight]) => weight >= KNOWN_WEIGHT && (documents[term] ?? 0) > 0,
  );
}

function swapsOfWord(index: SearchIndex, words: readonly QueryWord[], at: number): Swap[] {
  const word = words[at];
  if (!word || word.isStop) {
    return [];
  }
  const isHeld = isInDocuments(index, word);
  if (isHeld && isCodeName(word.typed)) {
    // The documents speak of that name itself.
    return [];
  }
  const least = isHeld ? SAME_WORD_WEIGHT : Math.max(MIN_LIKENESS, word.evidence);
  const place = { from: at, to: at + 1 };
  const meant = [...word.expansion].flatMap(([term, weight]) => {
    const meanings = weight >= least ? (index.synonymTable.ofTerm.get(term) ?? []) : [];
    return meanings.map((meaning) => ({ ...meaning, ...place, weight }));
  });
  // A name of several words that is written as one, with a typo: textfeild, 테마펙토리.
  const [use] = isUnknown(word) ? nearNames(index, word.text, MAX_MISSPELT) : [];
  return use ? [...meant, { use, missing: null, ...place, weight: MIN_LIKENESS }] : meant;
}

function swapsOfPhrase(
  { synonymTable, vocabulary }: SearchIndex,
  words: readonly QueryWord[],
  from: number,
): Swap[] {
  const { ofPhrase, longest } = synonymTable;
  const swaps: Swap[] = [];
  let keys = '';
  for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
    const { text: last = '', kind = 0 } = words[to - 1] ?? {};
    const forms = to > from + 1 ? [last, ...vocabulary.stemmer.possibleStems(last)] : [];
    for (const key of new Set(forms.map((form) => keyOf(vocabulary, form, kind)))) {
      const meant = ofPhrase.get(keys + key) ?? [];
      swaps.push(...meant.map((meaning) => ({ ...meaning, from, to, weight: 1 })));
    }
    keys += toKeystrokes(last);
  }
  return swaps;
}

function swapIn(index: SearchIndex, reading: Reading, swap: Swap, budget: Budget): Reading {
  const replacements: QueryWord[] = [];
  eachWord(swap.use, (text, _start, kind) => {
    replacements.push(lookUpWord(index, text, kind, budget));
  });
  const words = [
    ...reading.words.slice(0, swap.from),
    ...replacements,
    ...reading.words.slice(swap.to),
  ];
  const text = words.map((word) => word.text).join(' ');
  const weight = reading.weight * swap.weight;
  const missing = reading.missing ?? swap.missing ?? undefined;
  return { text, words, evidence: evidenceOfWords(words), weight, missing };
}

/** Words of a query for which the documents have others: the surest first. */
export function findSwaps(index: SearchIndex, { words }: Reading): Swap[] {
  return words
    .flatMap((_word, at) => [...swapsOfPhrase(index, words, at), ...swapsOfWord(index, words, at)])
    .sort((a, b) => b.weight - a.weight || b.to - b.from - (a.to - a.from));
}

/** The same query in the words of the documents, where readers use others. */
export function otherReadings(
  index: SearchIndex,
  reading: Reading,
  swaps: readonly Swap[],
  budget: Budget,
): Reading[] {
  const single = swaps.slice(0, MAX_READINGS).map((swap) => swapIn(index, reading, swap, budget));
  const apart: Swap[] = [];
  for (const swap of swaps) {
    if (apart.every(({ from, to }) => swap.to <= from || swap.from >= to)) {
      apart.push(swap);
    }
  }
  if (apart.length < 2) {
    return single;
  }
  // From the end, so that the places in front stay what they are.
  const all = apart
    .sort((a, b) => b.from - a.from)
    .reduce((read, swap) => swapIn(index, read, swap, budget), reading);
  return [all, ...single];
}
