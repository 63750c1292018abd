import { readFields } from '../index/fields.ts';
import { createIndex, type SearchIndex } from '../index/searchIndex.ts';
import { readCorpus } from '../index/sections.ts';
import { PART_WEIGHT } from '../index/vocabulary.ts';
import { WEIGHTS } from '../weights.ts';
import {
  type HeadingsFile,
  type NamesBehind,
  type PostingsFile,
  postingsFile,
  type TextFile,
  type TextShardFile,
  textShardFile,
  WORDS_FILE,
  type WordsFile,
} from './formats.ts';
import { lengthen, shorten } from './letters.ts';

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
function postingLines({
  fields,
  vocabulary,
  sections,
}: SearchIndex): { line: string; size: number }[] {
  const { stemOf, parts, keys } = vocabulary;
  const lists = keys.map((): string[] => []);
  const last = new Int32Array(keys.length);
  for (const { id } of sections) {
    const times = new Map<number, number>();
    const add = (term: number, value: number) => times.set(term, (times.get(term) ?? 0) + value);
    const count = (places: Iterable<number>, once: number) => {
      for (const place of places) {
        add(stemOf[place] ?? 0, once);
        for (const part of parts.get(place) ?? []) {
          add(part, once * PART_WEIGHT);
        }
      }
    };
    count(fields.textWords(id).words, ONCE);
    count(fields.code[id] ?? [], ONCE * WEIGHTS.code);
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

/** The file of words of an index. */
function wordsFile(
  index: SearchIndex,
  build: string,
  letters: string,
  parts: Pick<WordsFile, 'words' | 'postings' | 'texts' | keyof NamesBehind>,
): WordsFile {
  const { documents, fields, pairs, sections } = index;
  return {
    version: 2,
    build,
    letters,
    documents: [...documents],
    lengths: sections.map(({ id }) => fields.textWords(id).words.length),
    pairs: [...pairs].flatMap(([one, others]) => [...others].flatMap((other) => [one, other])),
    ...parts,
  };
}

/** Takes the two index files of a build, returns what stands in place of the text file, by name. */
export function packShards(
  headings: HeadingsFile,
  text: TextFile,
  most: ShardSizes = SIZES,
): Record<string, WordsFile | PostingsFile | TextShardFile> {
  const { build } = headings;
  const corpus = readCorpus(headings, text);
  const texts = lengthen(text).split('\f');
  const words = [...readFields(corpus, texts).words.places.keys()].sort();
  const index = createIndex(corpus, texts, words);
  const lines = postingLines(index);
  const lettered = shorten([...words, ...texts].join('\f'));
  const short = lettered.text.split('\f');
  const parts = {
    keywords: text.keywords,
    synonyms: text.synonyms,
    words: short.slice(0, words.length).join('\n'),
    postings: cut(
      lines.map(({ size }) => size),
      most.postings,
    ),
    texts: cut(
      texts.map(({ length }) => length),
      most.text,
    ),
  };
  const files: [string, WordsFile | PostingsFile | TextShardFile][] = [
    [WORDS_FILE, wordsFile(index, build, lettered.letters, parts)],
  ];
  pieces(lines, parts.postings).forEach((piece, n) => {
    files.push([postingsFile(n), { build, postings: piece.map(({ line }) => line).join('\n') }]);
  });
  pieces(short.slice(words.length), parts.texts).forEach((piece, n) => {
    files.push([textShardFile(n), { build, text: piece.join('\f') }]);
  });
  return Object.fromEntries(files);
}
