import type { HeadingsFile } from '../format.ts';
import { lengthen } from '../letters.ts';
import type { Pairs } from '../pairs.ts';
import { createIndex, IN_TEXT, type Index, massOf, rarity, textWeight } from '../postings.ts';
import { readSections, StaleIndex } from '../sections.ts';
import { eachWord } from '../vocabulary.ts';
import type { PostingsFile, TextShardFile, WordsFile } from './format.ts';

/** An index that begins with its headings and grows by shards. */
export interface ShardedIndex {
  index: Index;
  pairs: Pairs;
  /** Adds postings shards, by place. Throws when one is of another build. */
  addPostings(shards: ReadonlyMap<number, PostingsFile>): void;
  /** Adds the texts of a shard. Throws when it is of another build. */
  addText(shard: number, file: TextShardFile): void;
}

/** Opens headings and words; throws when they are not of one build. */
export function openShardedIndex(headings: HeadingsFile, file: WordsFile): ShardedIndex {
  const { build } = headings;
  const check = (part: { build?: unknown }) => {
    if (part?.build !== build) {
      throw new StaleIndex('The search shards belong to another build. Reload the page.');
    }
  };
  check(file);
  const sections = readSections(headings);
  const words = lengthen({ letters: file.letters, text: file.words }).split('\n');
  const index = createIndex(sections, words);
  const { vocabulary, fields } = index;
  const { lengths } = file;
  index.idf = Float32Array.from(file.documents, (count) => rarity(count, sections.length));
  index.headingMass = massOf(fields, vocabulary, index.idf);
  const average = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, sections.length) + 1;
  const weights = Float32Array.from(lengths, (length) => textWeight(length, average));
  // Headings alone, as they are before any shard has come.
  const { starts, where, frequency, flags } = index;
  const texts = new Map<number, number[]>();
  const pairs: Pairs = new Map();
  for (let at = 0; at < file.pairs.length; at += 2) {
    const [one = 0, other = 0] = file.pairs.slice(at, at + 2);
    pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
  }
  const read = new Map<number, ReturnType<typeof fields.textOf>>();
  fields.textOf = (section) => {
    const known = read.get(section);
    if (known) {
      return known;
    }
    const words: number[] = [];
    const begins: number[] = [];
    eachWord(sections[section]?.text ?? '', (word, start) => {
      words.push(vocabulary.bySurface.get(word) ?? 0);
      begins.push(start);
    });
    const text = { words: Uint32Array.from(words), begins: Uint32Array.from(begins) };
    if (words.length) {
      read.set(section, text);
    }
    return text;
  };

  /** Joins the postings of the headings with those of the texts that are there. */
  function join(): void {
    const size = vocabulary.keys.length;
    let total = where.length;
    for (const list of texts.values()) {
      total += list.length / 2;
    }
    // Where a term stands in heading and text, one place stays empty at the end.
    const next = {
      starts: new Uint32Array(size + 1),
      where: new Uint32Array(total),
      frequency: new Float32Array(total),
      flags: new Uint8Array(total),
    };
    let to = 0;
    const put = (section: number, value: number, flag: number) => {
      next.where[to] = section;
      next.frequency[to] = value;
      next.flags[to] = flag;
      to++;
    };
    for (let term = 0; term < size; term++) {
      next.starts[term] = to;
      let at = starts[term] ?? 0;
      const end = starts[term + 1] ?? 0;
      const list = texts.get(term) ?? [];
      for (let n = 0; n < list.length; n += 2) {
        const section = list[n] ?? 0;
        for (; at < end && (where[at] ?? 0) < section; at++) {
          put(where[at] ?? 0, frequency[at] ?? 0, flags[at] ?? 0);
        }
        const isBoth = at < end && where[at] === section;
        const value = ((list[n + 1] ?? 0) / 10) * (weights[section] ?? 0);
        put(
          section,
          value + (isBoth ? (frequency[at] ?? 0) : 0),
          IN_TEXT | (isBoth ? (flags[at] ?? 0) : 0),
        );
        at += isBoth ? 1 : 0;
      }
      for (; at < end; at++) {
        put(where[at] ?? 0, frequency[at] ?? 0, flags[at] ?? 0);
      }
    }
    next.starts[size] = to;
    Object.assign(index, next);
  }

  return {
    index,
    pairs,
    addPostings(shards) {
      for (const [shard, part] of shards) {
        check(part);
        const first = file.postings[shard] ?? 0;
        part.postings.split('\n').forEach((line, n) => {
          if (line) {
            texts.set(first + n, parsePostings(line));
          }
        });
      }
      join();
    },
    addText(shard, part) {
      check(part);
      const first = file.texts[shard] ?? 0;
      const texts = lengthen({ letters: file.letters, text: part.text }).split('\f');
      texts.forEach((text, n) => {
        const section = sections[first + n];
        if (section) {
          section.text = text;
        }
      });
    },
  };
}

/** Sections and ten times their frequencies, one after the other. */
function parsePostings(line: string): number[] {
  const list: number[] = [];
  let section = 0;
  for (const posting of line.split(' ')) {
    const [gap, times = 10] = posting.split(':');
    section += Number(gap);
    list.push(section, Number(times));
  }
  return list;
}
