import { firstWhere } from '../whole.ts';

/**
 * Files of an index that is too large for one text file. The headings file stays as it is; beside it
 * stand one file of words, postings by ranges of terms, and texts by ranges of sections. A search
 * loads the words once, then the few shards that it looks at.
 */
export interface WordsFile {
  version: 1;
  /** Joins the files of one build. */
  build: string;
  /** Short letters that the words and all texts are written with (letters.ts). */
  letters: string;
  /** All different words in the order of their signs, one a line; terms are numbered by them. */
  words: string;
  /** Per term: sections that hold it in heading or text. */
  documents: number[];
  /** Per section: words of its text. */
  lengths: number[];
  /** Terms that explain each other, two after two. */
  pairs: number[];
  /** First term of each postings shard. */
  postings: number[];
  /** First section of each text shard. */
  texts: number[];
}

/**
 * Postings of a range of terms, one term a line: sections as distances from the one before, each
 * with `:` and ten times its frequency where that is not ten.
 */
export interface PostingsFile {
  build: string;
  postings: string;
}

/** Texts of a range of sections, parted by form feeds, in short letters. */
export interface TextShardFile {
  build: string;
  text: string;
}

/** Name of the file of words. */
export const WORDS_FILE = 'words.json';
/** Names of the shards. */
export const postingsFile = (shard: number) => `postings-${shard}.json`;
export const textShardFile = (shard: number) => `text-${shard}.json`;

/** Place of the shard that a term or a section falls into, by the first one of each shard. */
export function shardOf(firsts: readonly number[], place: number): number {
  return firstWhere(firsts.length - 1, (n) => (firsts[n + 1] ?? 0) > place);
}
