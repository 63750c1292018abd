import { WEIGHTS } from '../weights.ts';
import type { Fields } from './fields.ts';
import type { Section } from './sections.ts';
import { PART_WEIGHT, type Vocabulary } from './vocabulary.ts';

/** Fields of a section that contain a term, as bit flags. */
export const IN_HEADING = 1;
export const IN_ANCESTOR = 2;
const IN_TEXT = 4;
/** In its address or in a keyword. */
export const IN_ADDRESS = 8;
/** Weight of the words in an address above the section. */
const ANCESTOR_ADDRESS = 0.3;

/** Inverted index. Postings of term t are from `starts[t]` to before `starts[t + 1]`. */
export interface Postings {
  starts: Uint32Array;
  /** Section, weighted frequency and flags of each posting. */
  where: Uint32Array;
  frequency: Float32Array;
  flags: Uint8Array;
}

/** Whether any section holds a term. */
export const isHeld = ({ starts }: Postings, term: number): boolean =>
  (starts[term + 1] ?? 0) > (starts[term] ?? 0);

/**
 * Inverse document frequency; always positive.
 * @example inverseDocumentFrequency(1, 100) > inverseDocumentFrequency(50, 100) // true
 */
export function inverseDocumentFrequency(documents: number, all: number): number {
  return Math.log(1 + (all - documents + 0.5) / (documents + 0.5));
}

/** Weight of a word in a text by its length. */
function textTermWeight(length: number, average: number): number {
  const { lengthNorm } = WEIGHTS;
  return WEIGHTS.text / (1 - lengthNorm + (lengthNorm * length) / average);
}

/** Accumulates the terms of one section after another. */
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
    /** Visits each term with its sum and fields, and resets. */
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

/** Postings in the order in which they were found, section by section. */
interface Unsorted {
  terms: number[];
  sections: number[];
  sums: number[];
  flags: number[];
}

function sortByTerm({ terms, sections, sums, flags }: Unsorted, size: number): Postings {
  const starts = new Uint32Array(size + 1);
  for (const term of terms) {
    starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  }
  for (let term = 0; term < size; term++) {
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  }
  const next = starts.slice();
  const sorted: Postings = {
    starts,
    where: new Uint32Array(terms.length),
    frequency: new Float32Array(terms.length),
    flags: new Uint8Array(terms.length),
  };
  terms.forEach((term, n) => {
    const at = next[term] ?? 0;
    next[term] = at + 1;
    sorted.where[at] = sections[n] ?? 0;
    sorted.frequency[at] = sums[n] ?? 0;
    sorted.flags[at] = flags[n] ?? 0;
  });
  return sorted;
}

/**
 * Collects the postings of all sections.
 * @returns them, and by term the number of sections that hold it in heading or text
 */
export function collectPostings(
  sections: readonly Section[],
  fields: Fields,
  vocabulary: Vocabulary,
): { postings: Postings; documents: Uint32Array } {
  const size = vocabulary.keys.length;
  const average = fields.length / Math.max(1, sections.length) + 1;
  const tally = createTally(vocabulary);
  const found: Unsorted = { terms: [], sections: [], sums: [], flags: [] };
  const documents = new Uint32Array(size);
  for (const { id } of sections) {
    tally.add(fields.headings[id], WEIGHTS.heading, IN_HEADING);
    tally.add(fields.addresses[id], WEIGHTS.otherName, IN_ADDRESS);
    tally.add(fields.keywords[id], WEIGHTS.otherName, IN_ADDRESS);
    for (const above of fields.ancestors[id] ?? []) {
      tally.add(fields.headings[above], WEIGHTS.ancestor, IN_ANCESTOR);
      tally.add(fields.keywords[above], WEIGHTS.ancestor, IN_ANCESTOR);
      tally.add(fields.addresses[above], WEIGHTS.ancestor * ANCESTOR_ADDRESS, IN_ANCESTOR);
    }
    const { words } = fields.textWords(id);
    tally.add(words, textTermWeight(words.length, average), IN_TEXT);
    tally.add(fields.code[id], WEIGHTS.code, IN_TEXT);
    tally.take((term, sum, flags) => {
      found.terms.push(term);
      found.sections.push(id);
      found.sums.push(sum);
      found.flags.push(flags);
      documents[term] = (documents[term] ?? 0) + (flags & (IN_HEADING | IN_TEXT) ? 1 : 0);
    });
  }
  return { postings: sortByTerm(found, size), documents };
}
