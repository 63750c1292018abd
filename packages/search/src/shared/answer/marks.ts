import type { MarkedPart } from '../searchClient.ts';

/** A stretch of a text, from `start` up to but not including `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** A text with what of it matched, in order. */
export interface MarkedText {
  text: string;
  ranges: readonly Range[];
}

/** Finds what of a text the query matched, in order and without overlaps. */
export interface Matcher {
  /** In a heading or another short name. */
  inName(name: string): readonly Range[];
  /** In the text of a section. */
  inText(section: number): readonly Range[];
}

/**
 * Cuts a text where matches begin and end; ranges that make no sense are left out.
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
