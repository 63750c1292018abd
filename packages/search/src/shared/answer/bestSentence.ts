import type { MarkedText } from './marks.ts';

/** Ends of sentences: a full stop before a space or a Korean letter, or a new line. */
const SENTENCE_END = /(?<=[.!?。])(?=\s|[가-힣])|\n+/;

/**
 * Cuts the sentence out of a text in which the most different matches stand; without any, the first.
 * @example bestSentence({ text: '가 나. 다 라.', ranges: [{ start: 5, end: 6 }] }).text // '다 라.'
 */
export function bestSentence({ text, ranges }: MarkedText): MarkedText {
  let best: MarkedText = { text: '', ranges: [] };
  let most = -1;
  let from = 0;
  for (const piece of text.split(SENTENCE_END)) {
    const start = text.indexOf(piece, from) + (piece.length - piece.trimStart().length);
    const end = start + piece.trim().length;
    from = end;
    const inside = ranges.filter((range) => range.start >= start && range.end <= end);
    const kinds = new Set(inside.map((range) => text.slice(range.start, range.end).toLowerCase()));
    if (end > start && kinds.size > most) {
      most = kinds.size;
      best = {
        text: text.slice(start, end),
        ranges: inside.map((range) => ({ start: range.start - start, end: range.end - start })),
      };
    }
  }
  return best;
}
