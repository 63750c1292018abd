import { kindOf } from './chars.ts';
import type { Section } from './sections.ts';
import { slug } from './slug.ts';
import { eachWord, type Words } from './vocabulary.ts';

/** The words of all sections as places in one list of different words. */
export interface Fields {
  words: Words;
  headings: number[][];
  /** Words of the address that the heading does not hold: explicit English anchors. */
  addresses: number[][];
  /** Sections above each section, the page's own first. */
  ancestors: number[][];
  /** Words of all texts together. */
  length: number;
  /** Words of a section's text, and where each begins in it. */
  textOf(section: number): { words: Uint32Array; begins: Uint32Array };
}

function addressWords(section: Section, parent: Section | undefined): string {
  if (section.anchor === null) {
    const last = section.pageUrl.split('/').filter(Boolean).pop() ?? '';
    return last === slug(section.heading) ? '' : last;
  }
  if (!section.hasOwnAnchor) {
    return '';
  }
  // Anchors often begin with that of the heading above, whose words are not this section's own.
  const above = parent?.anchor ?? '';
  const { anchor } = section;
  return above && anchor.startsWith(`${above}-`) ? anchor.slice(above.length) : anchor;
}

function findAncestors(sections: readonly Section[]): number[][] {
  const open: Section[] = [];
  return sections.map((section) => {
    let last = open.at(-1);
    while (last && (last.page !== section.page || last.level >= section.level)) {
      open.pop();
      last = open.at(-1);
    }
    const above = open.map((one) => one.id);
    open.push(section);
    return above;
  });
}

/**
 * Cuts headings, addresses and texts of the sections into words.
 * @param known words that come first, in this order
 */
export function readFields(sections: readonly Section[], known: readonly string[] = []): Fields {
  const places = new Map(known.map((word, place) => [word, place]));
  const kinds = known.map((word) => kindOf(word.charCodeAt(0)));
  const sequence: number[] = [];
  const begins: number[] = [];
  const read = (text: string, into: number[]) => {
    eachWord(text, (word, start, kind) => {
      let place = places.get(word);
      if (place === undefined) {
        place = places.size;
        places.set(word, place);
        kinds.push(kind);
      }
      into.push(place);
      if (into === sequence) {
        begins.push(start);
      }
    });
  };
  const textStarts = new Uint32Array(sections.length + 1);
  const headings: number[][] = [];
  const addresses: number[][] = [];
  const ancestors = findAncestors(sections);
  for (const section of sections) {
    const heading: number[] = [];
    const address: number[] = [];
    read(section.heading, heading);
    const above = ancestors[section.id] ?? [];
    read(addressWords(section, sections[above.at(-1) ?? -1]), address);
    headings.push(heading);
    addresses.push(address);
    read(section.text, sequence);
    textStarts[section.id + 1] = sequence.length;
  }
  const all = Uint32Array.from(sequence);
  const at = Uint32Array.from(begins);
  return {
    words: { places, kinds },
    headings,
    addresses,
    ancestors,
    length: all.length,
    textOf(section) {
      const [from, to] = [textStarts[section], textStarts[section + 1]];
      return { words: all.subarray(from, to), begins: at.subarray(from, to) };
    },
  };
}
