import type { Section } from './sections.ts';
import { slug } from './slug.ts';
import { createVocabulary, eachWord, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** Where a term stands in a section; flags can be added up. */
export const IN_HEADING = 1;
export const IN_ANCESTOR = 2;
export const IN_TEXT = 4;

/** Which sections hold which terms. Postings of term t lie from `starts[t]` up to `starts[t + 1]`. */
export interface Index {
  sections: readonly Section[];
  vocabulary: Vocabulary;
  starts: Uint32Array;
  /** Section, weighted frequency and flags of each posting. */
  where: Uint32Array;
  frequency: Float32Array;
  flags: Uint8Array;
  /** How telling a term is: the rarer the higher. */
  idf: Float32Array;
  /** Sum of the idf of a section's heading. */
  headingMass: Float32Array;
  /** Surfaces of all texts one after another; section s from `textStarts[s]` up to `textStarts[s + 1]`. */
  sequence: Uint32Array;
  textStarts: Uint32Array;
}

/** Numbers that grow as needed. */
class NumberList {
  values = new Uint32Array(1 << 14);
  length = 0;
  push(value: number): void {
    if (this.length === this.values.length) {
      const bigger = new Uint32Array(this.length * 2);
      bigger.set(this.values);
      this.values = bigger;
    }
    this.values[this.length++] = value;
  }
}

/** Words of the address that the heading does not hold already (explicit English anchors). */
function addressWords(section: Section): string {
  const last = section.anchor ?? section.pageUrl.split('/').filter(Boolean).pop() ?? '';
  return last === slug(section.heading) ? '' : last;
}

/** Reads all fields of all sections into surfaces. */
function readWords(sections: readonly Section[]) {
  const places = new Map<string, number>();
  const words = new Map<string, number>();
  const read = (text: string, into: NumberList | number[]) => {
    eachWord(text, (word, _start, kind) => {
      let place = places.get(word);
      if (place === undefined) {
        place = places.size;
        places.set(word, place);
        words.set(word, kind);
      }
      into.push(place);
    });
  };
  const sequence = new NumberList();
  const textStarts = new Uint32Array(sections.length + 1);
  const headings: number[][] = [];
  const addresses: number[][] = [];
  for (const section of sections) {
    const heading: number[] = [];
    const address: number[] = [];
    read(section.heading, heading);
    read(addressWords(section), address);
    headings.push(heading);
    addresses.push(address);
    read(section.text, sequence);
    textStarts[section.id + 1] = sequence.length;
  }
  return {
    words,
    headings,
    addresses,
    sequence: sequence.values.subarray(0, sequence.length),
    textStarts,
  };
}

/** Sections above a section, nearest page title last. */
function ancestorsOf(sections: readonly Section[]): number[][] {
  const open: number[] = [];
  return sections.map((section) => {
    while (open.length && isNotAbove(sections[open[open.length - 1] ?? 0], section)) {
      open.pop();
    }
    const above = [...open];
    open.push(section.id);
    return above;
  });
}

function isNotAbove(candidate: Section | undefined, section: Section): boolean {
  return !candidate || candidate.page !== section.page || candidate.level >= section.level;
}

/** Builds the index of the sections as far as their texts are there. */
export function createIndex(sections: readonly Section[]): Index {
  const { words, headings, addresses, sequence, textStarts } = readWords(sections);
  const vocabulary = createVocabulary(words);
  const { surfaces, keys } = vocabulary;
  const ancestors = ancestorsOf(sections);
  const averageText = sequence.length / Math.max(1, sections.length) + 1;

  const termList = new NumberList();
  const whereList = new NumberList();
  const frequencies: number[] = [];
  const flagList: number[] = [];
  const counts = new Uint32Array(keys.length + 1);
  const documents = new Uint32Array(keys.length);
  const sum = new Float32Array(keys.length);
  const flag = new Uint8Array(keys.length);
  const touched: number[] = [];

  const addSurface = (place: number, weight: number, field: number) => {
    const surface = surfaces[place];
    if (!surface) {
      return;
    }
    for (let n = 0; n < surface.terms.length; n++) {
      const term = surface.terms[n] ?? 0;
      if (!flag[term]) {
        touched.push(term);
      }
      flag[term] = (flag[term] ?? 0) | field;
      sum[term] = (sum[term] ?? 0) + weight * (surface.weights[n] ?? 1);
    }
  };

  for (const section of sections) {
    const { id } = section;
    const own = headings[id] ?? [];
    for (const place of own) {
      addSurface(place, WEIGHTS.heading, IN_HEADING);
    }
    for (const place of addresses[id] ?? []) {
      addSurface(place, WEIGHTS.address, IN_HEADING);
    }
    for (const above of ancestors[id] ?? []) {
      const weight = sections[above]?.level === 1 ? WEIGHTS.pageTitle : WEIGHTS.ancestor;
      for (const place of headings[above] ?? []) {
        addSurface(place, weight, IN_ANCESTOR);
      }
      for (const place of addresses[above] ?? []) {
        addSurface(place, weight * 0.3, IN_ANCESTOR);
      }
    }
    const from = textStarts[id] ?? 0;
    const to = textStarts[id + 1] ?? 0;
    const norm =
      WEIGHTS.text / (1 - WEIGHTS.lengthNorm + (WEIGHTS.lengthNorm * (to - from)) / averageText);
    for (let at = from; at < to; at++) {
      addSurface(sequence[at] ?? 0, norm, IN_TEXT);
    }
    for (const term of touched) {
      termList.push(term);
      whereList.push(id);
      frequencies.push(sum[term] ?? 0);
      flagList.push(flag[term] ?? 0);
      counts[term + 1] = (counts[term + 1] ?? 0) + 1;
      if ((flag[term] ?? 0) & (IN_HEADING | IN_TEXT)) {
        documents[term] = (documents[term] ?? 0) + 1;
      }
      sum[term] = 0;
      flag[term] = 0;
    }
    touched.length = 0;
  }

  for (let term = 0; term < keys.length; term++) {
    counts[term + 1] = (counts[term + 1] ?? 0) + (counts[term] ?? 0);
  }
  const starts = counts.slice();
  const total = termList.length;
  const where = new Uint32Array(total);
  const frequency = new Float32Array(total);
  const flags = new Uint8Array(total);
  for (let n = 0; n < total; n++) {
    const term = termList.values[n] ?? 0;
    const at = counts[term] ?? 0;
    counts[term] = at + 1;
    where[at] = whereList.values[n] ?? 0;
    frequency[at] = frequencies[n] ?? 0;
    flags[at] = flagList[n] ?? 0;
  }
  const idf = Float32Array.from(documents, (count) => rarity(count, sections.length));
  const headingMass = Float32Array.from(headings, (own) => {
    let mass = 0;
    for (const place of own) {
      mass += idf[surfaces[place]?.terms[0] ?? 0] ?? 0;
    }
    return mass;
  });
  return {
    sections,
    vocabulary,
    starts,
    where,
    frequency,
    flags,
    idf,
    headingMass,
    sequence,
    textStarts,
  };
}

/** Inverse document frequency, never below a small positive number. */
export function rarity(documents: number, all: number): number {
  return Math.log(1 + (all - documents + 0.5) / (documents + 0.5));
}
