import { answerRequest } from '../answer.ts';
import type { HeadingsFile } from '../format.ts';
import type { SearchClient, SearchRequest, SearchResult } from '../protocol.ts';
import { createRankerOf } from '../rank.ts';
import {
  type PostingsFile,
  postingsFile,
  shardOf,
  type TextShardFile,
  textShardFile,
  type WordsFile,
} from './format.ts';
import { openShardedIndex } from './shardedIndex.ts';

/** Shards of postings that one query may load; the likeliest terms come first. */
const MOST_POSTINGS = 8;
/** Text shards that one query may load to look for phrases, besides those of the hits shown. */
const MOST_TEXTS = 16;
const MOST_REMEMBERED = 200;

/** Reads one shard by its file name. */
export type LoadShard = (name: string) => Promise<unknown>;

/** A search client that loads the shards which a query looks at. */
export interface ShardedEngine extends SearchClient {
  /** Answers from what is there; `isWhole` tells that loading would change nothing. */
  peek(requests: readonly SearchRequest[]): { results: SearchResult[]; isWhole: boolean };
}

/** What a request looked at, shards in the order of their worth. */
interface Look {
  result: SearchResult;
  postings: number[];
  texts: number[];
  shown: number[];
}

/** Opens headings and words; throws when they are not of one build. */
export function createShardedEngine(
  files: { headings: HeadingsFile; words: WordsFile },
  load: LoadShard,
): ShardedEngine {
  const { words } = files;
  const { index, pairs, addPostings, addText } = openShardedIndex(files.headings, words);
  const rank = createRankerOf(index, pairs);
  const hasPostings = new Set<number>();
  const hasText = new Set<number>();
  const coming = new Map<string, Promise<unknown>>();
  /** Queries that have had all the shards they may load. */
  const served = new Set<string>();

  function look(request: SearchRequest): Look {
    const weights = new Map<number, number>();
    const texts = new Set<number>();
    const shown = new Set<number>();
    const textOf = (section: number) => shardOf(words.texts, section);
    index.needs = {
      postings(term, weight) {
        const shard = shardOf(words.postings, term);
        weights.set(shard, Math.max(weight, weights.get(shard) ?? 0));
      },
      text: (section) => texts.add(textOf(section)),
    };
    const result = answerRequest(rank, request, ({ id }) => shown.add(textOf(id)));
    const missing = (shards: Iterable<number>, there: Set<number>) =>
      [...shards].filter((shard) => !there.has(shard));
    const byWeight = [...weights].sort((a, b) => b[1] - a[1]).map(([shard]) => shard);
    return {
      result,
      postings: missing(byWeight, hasPostings).slice(0, MOST_POSTINGS),
      texts: missing(texts, hasText).slice(0, MOST_TEXTS),
      shown: missing(shown, hasText),
    };
  }

  /** Loads a file once, however many queries wait for it; a failure is forgotten. */
  function once<T>(name: string): Promise<T> {
    const loading = coming.get(name) ?? load(name).finally(() => coming.delete(name));
    coming.set(name, loading);
    return loading as Promise<T>;
  }

  async function loadPostings(shards: readonly number[]): Promise<void> {
    const parts = await Promise.all(shards.map((shard) => once<PostingsFile>(postingsFile(shard))));
    const fresh = shards.flatMap((shard, n): [number, PostingsFile][] => {
      const part = parts[n];
      return part && !hasPostings.has(shard) ? [[shard, part]] : [];
    });
    if (fresh.length) {
      addPostings(new Map(fresh));
      for (const [shard] of fresh) {
        hasPostings.add(shard);
      }
    }
  }

  async function loadTexts(shards: Iterable<number>): Promise<void> {
    await Promise.all(
      Array.from(shards, async (shard) => {
        const part = await once<TextShardFile>(textShardFile(shard));
        addText(shard, part);
        hasText.add(shard);
      }),
    );
  }

  async function answer(request: SearchRequest): Promise<SearchResult> {
    let seen = look(request);
    if (seen.postings.length && !served.has(keyOf(request))) {
      await loadPostings(seen.postings);
      seen = look(request);
    }
    if (seen.texts.length && !served.has(keyOf(request))) {
      await loadTexts(new Set([...seen.texts, ...seen.shown]));
      seen = look(request);
    }
    // Texts that were read may have brought other sections to the front.
    if (seen.shown.length) {
      await loadTexts(seen.shown);
      seen = look(request);
    }
    if (served.size >= MOST_REMEMBERED) {
      served.clear();
    }
    served.add(keyOf(request));
    return seen.result;
  }

  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(answer)) }),
    peek(requests) {
      const looks = requests.map(look);
      return {
        results: looks.map(({ result }) => result),
        isWhole: looks.every(({ postings, texts, shown }, n) => {
          const isServed = served.has(keyOf(requests[n]));
          return shown.length === 0 && (isServed || postings.length + texts.length === 0);
        }),
      };
    },
  };
}

const keyOf = (request: SearchRequest | undefined) =>
  JSON.stringify([request?.query, request?.facetFilters]);
