import { IN_TEXT, type Postings, textWeight } from '../index/postings.ts';

/** Postings of texts by term: sections and ten times their frequencies, one after the other. */
export type TextPostings = Map<number, readonly number[]>;

/** Weight of a word in the text of each section, by the lengths of all texts. */
export function textWeights(lengths: readonly number[]): Float32Array {
  const average = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length) + 1;
  return Float32Array.from(lengths, (length) => textWeight(length, average));
}

/** Writes postings one after another. */
class PostingsWriter {
  readonly made: Postings;
  at = 0;

  constructor(terms: number, most: number) {
    this.made = {
      starts: new Uint32Array(terms + 1),
      where: new Uint32Array(most),
      frequency: new Float32Array(most),
      flags: new Uint8Array(most),
    };
  }

  put(section: number, frequency: number, flags: number): void {
    this.made.where[this.at] = section;
    this.made.frequency[this.at] = frequency;
    this.made.flags[this.at] = flags;
    this.at++;
  }
}

/** Merges the postings of one term, both in the order of the sections. */
function joinTerm(
  { where, frequency, flags }: Postings,
  [from, end]: [number, number],
  list: readonly number[],
  weights: Float32Array,
  writer: PostingsWriter,
): void {
  let at = from;
  const copy = () => {
    writer.put(where[at] ?? 0, frequency[at] ?? 0, flags[at] ?? 0);
    at++;
  };
  for (let n = 0; n < list.length; n += 2) {
    const section = list[n] ?? 0;
    while (at < end && (where[at] ?? 0) < section) {
      copy();
    }
    const value = ((list[n + 1] ?? 0) / 10) * (weights[section] ?? 0);
    if (at < end && where[at] === section) {
      writer.put(section, value + (frequency[at] ?? 0), IN_TEXT | (flags[at] ?? 0));
      at++;
    } else {
      writer.put(section, value, IN_TEXT);
    }
  }
  while (at < end) {
    copy();
  }
}

/**
 * Joins the postings of the headings with those of the texts that have come.
 * @param weights of a word in the text of each section
 */
export function joinPostings(
  headings: Postings,
  texts: TextPostings,
  weights: Float32Array,
): Postings {
  const terms = headings.starts.length - 1;
  let most = headings.where.length;
  for (const list of texts.values()) {
    most += list.length / 2;
  }
  // Where a term stands in heading and text, one place stays empty at the end.
  const writer = new PostingsWriter(terms, most);
  for (let term = 0; term < terms; term++) {
    writer.made.starts[term] = writer.at;
    const range: [number, number] = [headings.starts[term] ?? 0, headings.starts[term + 1] ?? 0];
    joinTerm(headings, range, texts.get(term) ?? [], weights, writer);
  }
  writer.made.starts[terms] = writer.at;
  return writer.made;
}
