import type { MarkedPart } from '../searchClient.ts';

/** A range of a text, from `start` to before `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** A text with its matching ranges, in order. */
export interface MarkedText {
  text: string;
  ranges: readonly Range[];
}

/** Finds the ranges of a text that match the query, in order and without overlaps. */
export interface Matcher {
  /** Matches in a heading or another short name. */
  inName(name: string): readonly Range[];
  /** Matches in the text of a section. */
  inText(section: number): readonly Range[];
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
