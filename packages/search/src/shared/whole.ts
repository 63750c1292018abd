import { squeeze } from './chars.ts';
import { initials, strokes } from './jamo.ts';
import type { Section } from './sections.ts';

/** Many texts in one string, so that one scan finds which of them hold a needle. */
export interface Haystack {
  /** Calls `visit` with each text that holds the needle and its first place there. */
  each(needle: string, limit: number, visit: (text: number, at: number) => void): void;
  lengths: Uint32Array;
}

/** First whole number below `size` for which the test holds; it must hold for all after it. */
export function firstWhere(size: number, test: (n: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/** Builds a haystack of texts without line breaks. */
export function haystack(texts: readonly string[]): Haystack {
  const starts = new Uint32Array(texts.length + 1);
  const lengths = new Uint32Array(texts.length);
  texts.forEach((text, n) => {
    lengths[n] = text.length;
    starts[n + 1] = (starts[n] ?? 0) + text.length + 1;
  });
  const joined = `${texts.join('\n')}\n`;
  const textAt = (offset: number) => firstWhere(texts.length, (n) => (starts[n + 1] ?? 0) > offset);
  return {
    lengths,
    each(needle, limit, visit) {
      let found = 0;
      let offset = needle ? joined.indexOf(needle) : -1;
      while (offset >= 0 && found < limit) {
        const text = textAt(offset);
        visit(text, offset - (starts[text] ?? 0));
        found++;
        offset = joined.indexOf(needle, starts[text + 1] ?? joined.length);
      }
    },
  };
}

/** Headings and texts without spaces and signs, to find a query as a whole in. */
export interface WholeTexts {
  /** Headings in key strokes. */
  headings: Haystack;
  /** Initial consonants of the headings. */
  initials: Haystack;
  /** Whether the text of a section holds the needle; it is prepared when first asked for. */
  inText(section: number, needle: string): boolean;
}

export function createWholeTexts(sections: readonly Section[]): WholeTexts {
  const headings = sections.map((section) => squeeze(section.heading));
  const texts: string[] = [];
  return {
    headings: haystack(headings.map(strokes)),
    initials: haystack(headings.map(initials)),
    inText(section, needle) {
      // A text that has not come yet is empty, and asked for again.
      const text = texts[section] || squeeze(sections[section]?.text ?? '');
      texts[section] = text;
      return text.includes(needle);
    },
  };
}
