import { splitBlocks, textOfBlocks } from '../files/blocks.ts';
import type { Corpus, Section } from './sections.ts';
import { slug } from './slug.ts';
import type { TextWords } from './texts.ts';
import { type DistinctWords, eachWord } from './vocabulary.ts';

/** The words of all sections, as indexes into the list of distinct words. */
export interface Fields {
  words: DistinctWords;
  headings: number[][];
  /** Words of the address that are not in the heading, as of explicit English anchors. */
  addresses: number[][];
  /** Words of the keywords. */
  keywords: number[][];
  /** Sections above each section, that of the page first. */
  ancestors: number[][];
  /** Identifiers in the code samples. */
  code: number[][];
  /** Words of all texts together. */
  length: number;
  textWords(section: number): TextWords;
}

function addressWords(section: Section, parent: Section | undefined): string {
  if (section.anchor === null) {
    const last = section.pageUrl.split('/').filter(Boolean).pop() ?? '';
    return last === slug(section.heading) ? '' : last;
  }
  if (!section.hasOwnAnchor) {
    return '';
  }
  // Anchors often begin with that of the heading above, whose words do not belong to this section.
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

/** Numbers the distinct words of a corpus in the order of their first use. */
class WordReader {
  readonly places = new Map<string, number>();
  readonly kinds: number[] = [];

  /** Adds the index of each word to `into`, and its offset to `begins`. */
  read(text: string, into: number[], begins: number[] = []): void {
    eachWord(text, (word, start, kind) => {
      let place = this.places.get(word);
      if (place === undefined) {
        place = this.places.size;
        this.places.set(word, place);
        this.kinds.push(kind);
      }
      into.push(place);
      begins.push(start);
    });
  }
}

/**
 * Tokenizes headings, addresses, keywords and texts of the sections, then the synonyms, so that typos
 * and prefixes of synonyms are found too.
 * @param texts by section as they are stored; those that are missing count as empty
 */
export function readFields({ sections, synonyms }: Corpus, texts: readonly string[]): Fields {
  const reader = new WordReader();
  const sequence: number[] = [];
  const begins: number[] = [];
  const textStarts = new Uint32Array(sections.length + 1);
  const headings: number[][] = [];
  const addresses: number[][] = [];
  const keywords: number[][] = [];
  const codes: number[][] = [];
  const ancestors = findAncestors(sections);
  for (const section of sections) {
    const heading: number[] = [];
    const address: number[] = [];
    reader.read(section.heading, heading);
    const above = ancestors[section.id] ?? [];
    reader.read(addressWords(section, sections[above.at(-1) ?? -1]), address);
    headings.push(heading);
    addresses.push(address);
    const names: number[] = [];
    for (const keyword of [...section.keywords, section.english]) {
      reader.read(keyword, names);
    }
    keywords.push(names);
    const { blocks, code } = splitBlocks(texts[section.id] ?? '');
    reader.read(textOfBlocks(blocks), sequence, begins);
    const used: number[] = [];
    reader.read(code, used);
    codes.push(used);
    textStarts[section.id + 1] = sequence.length;
  }
  for (const other of synonyms.flatMap(({ use, also, nearest = [] }) => [
    use,
    ...also,
    ...nearest,
  ])) {
    reader.read(other, []);
  }
  const all = Uint32Array.from(sequence);
  const at = Uint32Array.from(begins);
  return {
    words: { places: reader.places, kinds: reader.kinds },
    headings,
    addresses,
    keywords,
    code: codes,
    ancestors,
    length: all.length,
    textWords(section) {
      const [from, to] = [textStarts[section], textStarts[section + 1]];
      return { words: all.subarray(from, to), begins: at.subarray(from, to) };
    },
  };
}
