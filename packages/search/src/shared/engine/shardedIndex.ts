import { StaleIndex } from '../errors.ts';
import type { HeadingsFile, PostingsFile, TextShardFile, WordsFile } from '../files/formats.ts';
import { lengthen } from '../files/letters.ts';
import type { Pairs } from '../index/pairs.ts';
import { rarity } from '../index/postings.ts';
import { createIndex, massOf, type SearchIndex } from '../index/searchIndex.ts';
import { readCorpus } from '../index/sections.ts';
import { createLateTexts } from '../index/texts.ts';
import { joinPostings, type TextPostings, textWeights } from './joinPostings.ts';

/** An index that begins with its headings and the numbers of all its words, and grows by shards. */
export class ShardedIndex {
  /** What a search looks at now; another one after each shard. */
  current: SearchIndex;
  private readonly headings: SearchIndex;
  private readonly words: WordsFile;
  private readonly weights: Float32Array;
  private readonly postings: TextPostings = new Map();
  private texts: string[] = [];

  /** Opens headings and words; throws StaleIndex when they are not of one build. */
  constructor(headings: HeadingsFile, words: WordsFile) {
    this.words = words;
    this.check(words, headings.build);
    const corpus = readCorpus(headings, words);
    const { sections } = corpus;
    const known = lengthen({ letters: words.letters, text: words.words }).split('\n');
    const index = createIndex(corpus, [], known);
    const idf = Float32Array.from(words.documents, (count) => rarity(count, sections.length));
    this.weights = textWeights(words.lengths);
    this.headings = {
      ...index,
      idf,
      headingMass: massOf(index.fields, index.vocabulary, idf),
      pairs: readPairs(words.pairs),
      texts: createLateTexts([], index.vocabulary),
    };
    this.current = this.headings;
  }

  private check(file: { build?: unknown }, build: string): void {
    if (file?.build !== build) {
      throw new StaleIndex('The search shards belong to another build. Reload the page.');
    }
  }

  /** Adds postings shards, by place. Throws StaleIndex when one is of another build. */
  addPostings(shards: ReadonlyMap<number, PostingsFile>): void {
    for (const [shard, file] of shards) {
      this.check(file, this.words.build);
      const first = this.words.postings[shard] ?? 0;
      file.postings.split('\n').forEach((line, n) => {
        if (line) {
          this.postings.set(first + n, parsePostings(line));
        }
      });
    }
    const postings = joinPostings(this.headings.postings, this.postings, this.weights);
    this.current = { ...this.current, postings };
  }

  /** Adds text shards, by place. Throws StaleIndex when one is of another build. */
  addTexts(shards: ReadonlyMap<number, TextShardFile>): void {
    const texts = this.texts.slice();
    for (const [shard, file] of shards) {
      this.check(file, this.words.build);
      const first = this.words.texts[shard] ?? 0;
      const added = lengthen({ letters: this.words.letters, text: file.text }).split('\f');
      added.forEach((text, n) => {
        texts[first + n] = text;
      });
    }
    this.texts = texts;
    this.current = { ...this.current, texts: createLateTexts(texts, this.current.vocabulary) };
  }
}

/** Terms that explain each other, out of a list that names them two after two. */
function readPairs(list: readonly number[]): Pairs {
  const pairs: Pairs = new Map();
  for (let at = 0; at < list.length; at += 2) {
    const [one = 0, other = 0] = list.slice(at, at + 2);
    pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
  }
  return pairs;
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
