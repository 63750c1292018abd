import type { Range } from '../query/matcher.ts';
import type { MarkedPart } from '../searchClient.ts';

/** A text with its matching ranges, in order. */
export interface MarkedText {
  text: string;
  ranges: readonly Range[];
}

/**
 * Splits a text at the ends of its matches; ignores invalid ranges.
 * @example toMarkedParts({ text: '모달 닫기', ranges: [{ start: 0, end: 2 }] }) // [{ text: '모달', marked: true }, { text: ' 닫기', marked: false }]
 */
export function toMarkedParts({ text, ranges }: MarkedText): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  const add = (end: number, marked: boolean) => {
    if (end > at) {
      parts.push({ text: text.slice(at, end), marked });
      at = end;
    }
  };
  for (const { start, end } of ranges) {
    if (start >= at && end > start && end <= text.length) {
      add(start, false);
      add(end, true);
    }
  }
  add(text.length, false);
  return parts;
}
