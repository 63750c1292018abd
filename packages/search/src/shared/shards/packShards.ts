import { readFields } from '../fields.ts';
import type { HeadingsFile, TextFile } from '../format.ts';
import { lengthen, shorten } from '../letters.ts';
import { minePairs } from '../pairs.ts';
import { createIndex, type Index } from '../postings.ts';
import { fillTexts, readSections, type Section } from '../sections.ts';
import { PART_WEIGHT } from '../vocabulary.ts';
import {
  type PostingsFile,
  postingsFile,
  type TextShardFile,
  textShardFile,
  WORDS_FILE,
  type WordsFile,
} from './format.ts';

/** What a shard holds before the next one begins. */
export interface ShardSizes {
  /** Postings: 16,000 are about 25 KB compressed. */
  postings: number;
  /** Characters of text: 5,000 are about a page. */
  text: number;
}

const SIZES: ShardSizes = { postings: 16_000, text: 5_000 };
const ONCE = 10;

/** Text postings of each term as a line of a postings file, and how many they are. */
function postingLines({ fields, vocabulary, sections }: Index): { line: string; size: number }[] {
  const { stemOf, parts, keys } = vocabulary;
  const lists = keys.map((): string[] => []);
  const last = new Int32Array(keys.length);
  for (const { id } of sections) {
    const times = new Map<number, number>();
    const add = (term: number, value: number) => times.set(term, (times.get(term) ?? 0) + value);
    for (const place of fields.textOf(id).words) {
      add(stemOf[place] ?? 0, ONCE);
      for (const part of parts.get(place) ?? []) {
        add(part, ONCE * PART_WEIGHT);
      }
    }
    for (const [term, value] of times) {
      const gap = id - (last[term] ?? 0);
      last[term] = id;
      lists[term]?.push(value === ONCE ? `${gap}` : `${gap}:${Math.round(value)}`);
    }
  }
  return lists.map((list) => ({ line: list.join(' '), size: list.length }));
}

/** Cuts a list wherever the sizes have added up to `most`; returns the first place of each piece. */
function cut(sizes: readonly number[], most: number): number[] {
  const firsts = [0];
  let sum = 0;
  sizes.forEach((size, place) => {
    if (sum > 0 && sum + size > most) {
      firsts.push(place);
      sum = 0;
    }
    sum += size;
  });
  return firsts;
}

/** Pieces of a list that begin at the given places. */
function pieces<T>(list: readonly T[], firsts: readonly number[]): T[][] {
  return firsts.map((first, n) => list.slice(first, firsts[n + 1] ?? list.length));
}

/** Takes the two index files of a build, returns what stands in place of the text file, by name. */
export function packShards(
  headings: HeadingsFile,
  text: TextFile,
  most: ShardSizes = SIZES,
): Record<string, WordsFile | PostingsFile | TextShardFile> {
  const sections: Section[] = readSections(headings);
  fillTexts(sections, headings, text);
  const words = [...readFields(sections).words.places.keys()].sort();
  const index = createIndex(sections, words);
  const lines = postingLines(index);
  const texts = lengthen(text).split('\f');
  const { build } = headings;
  const lettered = shorten([...words, ...texts].join('\f'));
  const short = lettered.text.split('\f');
  const postings = cut(
    lines.map(({ size }) => size),
    most.postings,
  );
  const textFirsts = cut(
    texts.map(({ length }) => length),
    most.text,
  );
  const pairs = minePairs(sections, index.vocabulary);
  const file: WordsFile = {
    version: 1,
    build,
    letters: lettered.letters,
    words: short.slice(0, words.length).join('\n'),
    documents: [...index.documents],
    lengths: texts.map((_, id) => index.fields.textOf(id).words.length),
    pairs: [...pairs].flatMap(([one, others]) => [...others].flatMap((other) => [one, other])),
    postings,
    texts: textFirsts,
  };
  const shards: [string, PostingsFile | TextShardFile][] = [
    ...pieces(lines, postings).map((part, n): [string, PostingsFile] => [
      postingsFile(n),
      { build, postings: part.map(({ line }) => line).join('\n') },
    ]),
    ...pieces(short.slice(words.length), textFirsts).map((part, n): [string, TextShardFile] => [
      textShardFile(n),
      { build, text: part.join('\f') },
    ]),
  ];
  return { [WORDS_FILE]: file, ...Object.fromEntries(shards) };
}
