import type { Range } from '../query/matcher.ts';

/** Ends of sentences: a full stop before a space, the end of a Korean verb before the next word, or a new line. */
const SENTENCE_END = /(?<=[.!?。])(?=\s)|(?<=[다요오]\.)(?=[가-힣])|\n+/;
/** What a whole sentence ends with; titles, labels and lists of names do not. */
const WHOLE = /[.!?。:][)\]"'”’]*$/;

/**
 * The sentences of a text, where they stand.
 * @example sentencesIn('가 나. 다 라.') // [{ start: 0, end: 4 }, { start: 5, end: 9 }]
 */
export function sentencesIn(text: string): Range[] {
  const sentences: Range[] = [];
  let from = 0;
  for (const piece of text.split(SENTENCE_END)) {
    const start = text.indexOf(piece, from) + (piece.length - piece.trimStart().length);
    const end = start + piece.trim().length;
    from = Math.max(from, end);
    if (end > start) {
      sentences.push({ start, end });
    }
  }
  return sentences;
}

/**
 * Whether a text is a whole sentence.
 * @example isWhole('색을 바꿉니다.') // true
 * isWhole('예제 보기') // false
 */
export const isWhole = (text: string): boolean => WHOLE.test(text);
