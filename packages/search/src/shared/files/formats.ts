import { firstWhere } from '../index/haystack.ts';

/** Names of the files of an index. */
export const HEADINGS_FILE = 'headings.json';
export const TEXT_FILE = 'text.json';
export const WORDS_FILE = 'words.json';
export const postingsFile = (shard: number) => `postings-${shard}.json`;
export const textShardFile = (shard: number) => `text-${shard}.json`;

/** Reads a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/**
 * Headings of an index. Columns instead of records: the same words stand next to each other, so they
 * compress to about the size of the text alone. Records are rebuilt from them (index/sections.ts).
 */
export interface HeadingsFile {
  version: 2;
  /** Letters of all texts together: how large the index is. */
  size: number;
  /** The texts are in shards instead of one file. */
  sharded?: boolean;
  /** Joins the files of one build; a file of another build is refused. */
  build: string;
  /** lvl0 names. */
  categories: string[];
  /** Pairs of language and docusaurus_tag. */
  facets: [language: string, tag: string][];
  /** Page addresses from the server root, one a line. */
  urls: string;
  /** Per page: place in `categories`, place in `facets`, number of sections. */
  pages: [category: number, facet: number, sections: number][];
  /** One digit a section: its heading level, 1 to 6. */
  levels: string;
  /** Headings, one a line. */
  headings: string;
  /**
   * Anchors, one a line, in their short form (anchors.ts). Empty: none for a page's first section,
   * else the slug of the heading.
   */
  anchors: string;
  /** Other names of the pages (NamesBehind says how); those of their sections come behind. */
  keywords: string;
}

/** What things are called besides their headings: it comes behind these. */
export interface NamesBehind {
  /**
   * Other names of sections, a line for each that has any: its distance from the one before, then
   * its names.
   */
  keywords: string;
  /** A line for each thing: what the documents call it, then other words for it. */
  synonyms: string;
}

/** Texts in the order of the headings, parted by form feeds, written with short letters (letters.ts). */
export interface TextFile extends NamesBehind {
  version: 2;
  build: string;
  letters: string;
  text: string;
}

/**
 * Words of an index that is too large for one text file. The headings file stays as it is; beside it
 * stand this file, postings by ranges of terms, and texts by ranges of sections. A search loads the
 * words once, then the few shards that it looks at.
 */
export interface WordsFile extends NamesBehind {
  version: 2;
  build: string;
  /** Short letters that the words and all texts are written with. */
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

/** Place of the shard that a term or a section falls into, by the first one of each shard. */
export function shardOf(firsts: readonly number[], place: number): number {
  return firstWhere(firsts.length - 1, (n) => (firsts[n + 1] ?? 0) > place);
}
