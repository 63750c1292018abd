import { type Fields, readFields } from './fields.ts';
import type { Section } from './sections.ts';
import { createVocabulary, PART_WEIGHT, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** Where a term stands in a section; flags can be added up. */
export const IN_HEADING = 1;
export const IN_ANCESTOR = 2;
export const IN_TEXT = 4;
export const IN_ADDRESS = 8;
/** An address above says little about a section. */
const ANCESTOR_ADDRESS = 0.3;

/** Which sections hold which terms. Postings of term t lie from `starts[t]` up to `starts[t + 1]`. */
export interface Index {
  sections: readonly Section[];
  vocabulary: Vocabulary;
  fields: Fields;
  starts: Uint32Array;
  /** Section, weighted frequency and flags of each posting. */
  where: Uint32Array;
  frequency: Float32Array;
  flags: Uint8Array;
  /** Sections that hold a term in heading or text. */
  documents: Uint32Array;
  /** How telling a term is: the rarer the higher. */
  idf: Float32Array;
  /** Sum of the idf of a section's heading. */
  headingMass: Float32Array;
  /** Set where parts of the index come later: told which ones a search would have used. */
  needs?: Needs;
}

/** Hears what a search looks at; parts that are there already are named as well. */
export interface Needs {
  postings(term: number, weight: number): void;
  text(section: number): void;
}

/** Inverse document frequency, never below a small positive number. */
export function rarity(documents: number, all: number): number {
  return Math.log(1 + (all - documents + 0.5) / (documents + 0.5));
}

/** Adds up the terms of one section after another. */
function createTally({ stemOf, parts, hasParts, keys }: Vocabulary) {
  const sums = new Float32Array(keys.length);
  const fields = new Uint8Array(keys.length);
  let touched: number[] = [];

  function addTerm(term: number, weight: number, field: number): void {
    const before = fields[term] ?? 0;
    if (!before) {
      touched.push(term);
    }
    fields[term] = before | field;
    sums[term] = (sums[term] ?? 0) + weight;
  }

  return {
    add(places: Iterable<number> | undefined, weight: number, field: number): void {
      for (const place of places ?? []) {
        addTerm(stemOf[place] ?? 0, weight, field);
        if (hasParts[place]) {
          for (const part of parts.get(place) ?? []) {
            addTerm(part, weight * PART_WEIGHT, field);
          }
        }
      }
    },
    /** Gives each term with its sum and fields, and begins anew. */
    take(visit: (term: number, sum: number, field: number) => void): void {
      for (const term of touched) {
        visit(term, sums[term] ?? 0, fields[term] ?? 0);
        sums[term] = 0;
        fields[term] = 0;
      }
      touched = [];
    },
  };
}

/** Weight of a word in a text of so many words. */
export function textWeight(length: number, average: number): number {
  const { lengthNorm } = WEIGHTS;
  return WEIGHTS.text / (1 - lengthNorm + (lengthNorm * length) / average);
}

/** Sum of the idf of each heading. */
export function massOf(
  { headings }: Fields,
  { stemOf }: Vocabulary,
  idf: Float32Array,
): Float32Array {
  return Float32Array.from(headings, (own) =>
    own.reduce((mass, place) => mass + (idf[stemOf[place] ?? 0] ?? 0), 0),
  );
}

/**
 * Builds the index of the sections as far as their texts are there.
 * @param known words that come first in the vocabulary, in this order
 */
export function createIndex(sections: readonly Section[], known?: readonly string[]): Index {
  const fields = readFields(sections, known);
  const vocabulary = createVocabulary(fields.words);
  const size = vocabulary.keys.length;
  const average = fields.length / Math.max(1, sections.length) + 1;
  const tally = createTally(vocabulary);
  const terms: number[] = [];
  const wheres: number[] = [];
  const sums: number[] = [];
  const marks: number[] = [];
  const starts = new Uint32Array(size + 1);
  const documents = new Uint32Array(size);
  for (const { id } of sections) {
    tally.add(fields.headings[id], WEIGHTS.heading, IN_HEADING);
    tally.add(fields.addresses[id], WEIGHTS.address, IN_ADDRESS);
    for (const above of fields.ancestors[id] ?? []) {
      const weight = sections[above]?.level === 1 ? WEIGHTS.pageTitle : WEIGHTS.ancestor;
      tally.add(fields.headings[above], weight, IN_ANCESTOR);
      tally.add(fields.addresses[above], weight * ANCESTOR_ADDRESS, IN_ANCESTOR);
    }
    const { words } = fields.textOf(id);
    tally.add(words, textWeight(words.length, average), IN_TEXT);
    tally.take((term, sum, flag) => {
      terms.push(term);
      wheres.push(id);
      sums.push(sum);
      marks.push(flag);
      starts[term + 1] = (starts[term + 1] ?? 0) + 1;
      documents[term] = (documents[term] ?? 0) + (flag & (IN_HEADING | IN_TEXT) ? 1 : 0);
    });
  }
  for (let term = 0; term < size; term++) {
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  }
  const next = starts.slice();
  const where = new Uint32Array(terms.length);
  const frequency = new Float32Array(terms.length);
  const flags = new Uint8Array(terms.length);
  for (let n = 0; n < terms.length; n++) {
    const term = terms[n] ?? 0;
    const at = next[term] ?? 0;
    next[term] = at + 1;
    where[at] = wheres[n] ?? 0;
    frequency[at] = sums[n] ?? 0;
    flags[at] = marks[n] ?? 0;
  }
  const idf = Float32Array.from(documents, (count) => rarity(count, sections.length));
  const headingMass = massOf(fields, vocabulary, idf);
  return {
    sections,
    vocabulary,
    fields,
    starts,
    where,
    frequency,
    flags,
    documents,
    idf,
    headingMass,
  };
}
