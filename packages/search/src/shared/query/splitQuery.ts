import { eachWord } from '../index/vocabulary.ts';
import { isStopWord } from '../korean/stopwords.ts';

const MAX_WORDS = 16;
/** Words up to which a query counts as typed; longer ones are pasted. */
const MAX_TYPED_WORDS = 8;
/** A file with the folders before it, and the line behind it, as an error names where it happened. */
const FILE = /[\w@.~-]*(?:[\\/][\w@.~()[\]-]+)+\.\w{1,5}(?::\d+)*/g;

/** The part of a component, as other kits name theirs: FAB.Group is asked for as FAB. */
const MEMBER = /(?<=\b[A-Z]\w+)\.[A-Z][a-z]\w*/g;

/** A word of the query. */
interface TypedWord {
  text: string;
  kind: number;
  isInFile: boolean;
}

function allWords(text: string): TypedWord[] {
  const files = [...text.matchAll(FILE)];
  const words: TypedWord[] = [];
  eachWord(text, (word, start, kind) => {
    // A run of _ and $ is no word.
    if (/[^_$]/.test(word)) {
      const isInFile = files.some(
        ({ index, 0: file }) => start >= index && start < index + file.length,
      );
      words.push({ text: word, kind, isInFile });
    }
  });
  return words;
}

/** Drops stop words, numbers, file names and repetitions of a pasted text. */
function tellingWords(words: readonly TypedWord[]): readonly TypedWord[] {
  const byText = new Map<string, TypedWord>();
  for (const word of words) {
    const key = word.text.toLowerCase();
    if (!isStopWord(key) && /[^\d.]/.test(key) && !word.isInFile && !byText.has(key)) {
      byText.set(key, word);
    }
  }
  return byText.size > 0 ? [...byText.values()] : words;
}

/**
 * Splits a query into the words that are looked up, and tells whether they were pasted rather than
 * typed.
 * @example splitQuery('모달 닫기').words.map(({ text }) => text) // ['모달', '닫기']
 */
export function splitQuery(text: string): { words: readonly TypedWord[]; isPasted: boolean } {
  const all = allWords(text.replace(MEMBER, ''));
  const isPasted = all.length > MAX_TYPED_WORDS;
  return { words: (isPasted ? tellingWords(all) : all).slice(0, MAX_WORDS), isPasted };
}
