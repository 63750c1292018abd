import type { Range } from '../query/matcher.ts';
import type { MarkedText } from './marks.ts';

/** An excerpt of a text. */
export interface Snippet extends MarkedText {
  /** Whether text before and after it was cut. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Words of context before the first match. */
const WORDS_BEFORE_MATCH = 2;

/** Words, separated by spaces. */
function wordsOf(text: string): Range[] {
  const words: Range[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const isSpace = code <= 32 || code === 0xa0 || code === 0x3000;
    if (isSpace && start >= 0) {
      words.push({ start, end: at });
      start = -1;
    } else if (!isSpace && start < 0) {
      start = at;
    }
  }
  return words;
}

/** Matches with the number of their word. */
function matchedWords({ text, ranges }: MarkedText, words: readonly Range[]) {
  let word = 0;
  return ranges.map(({ start, end }) => {
    while ((words[word]?.end ?? Number.POSITIVE_INFINITY) <= start) {
      word++;
    }
    return { word, what: text.slice(start, end).toLowerCase() };
  });
}

/** First word of the window of `size` words with the most different matches. */
function bestWindow(marked: MarkedText, words: readonly Range[], size: number): number {
  const matches = matchedWords(marked, words);
  let best = 0;
  let most = 0;
  matches.forEach(({ word }, n) => {
    const kinds = new Set<string>();
    for (const other of matches.slice(n)) {
      if (other.word >= word + size) {
        break;
      }
      kinds.add(other.what);
    }
    if (kinds.size > most) {
      most = kinds.size;
      best = word;
    }
  });
  const lead = most ? Math.min(WORDS_BEFORE_MATCH, (size - 1) >> 1) : 0;
  return Math.max(0, Math.min(best - lead, words.length - size));
}

/**
 * Cuts the words around the best matches out of a text.
 * @param size words, parted by spaces, that the snippet has
 * @example cutSnippet({ text: '하나 둘 셋 넷', ranges: [{ start: 5, end: 6 }] }, 2).text // '셋 넷'
 */
export function cutSnippet(marked: MarkedText, size: number): Snippet {
  const words = wordsOf(marked.text);
  const first = bestWindow(marked, words, size);
  const last = Math.min(words.length, first + size) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  return {
    text: marked.text.slice(start, end).replace(/\s/g, ' '),
    ranges: marked.ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ start: range.start - start, end: range.end - start })),
    isCutBefore: first > 0,
    isCutAfter: last < words.length - 1,
  };
}
