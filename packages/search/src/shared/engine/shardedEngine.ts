import { type EngineQuery, type FoundPage, findPage } from '../answer/findPage.ts';
import {
  type HeadingsFile,
  type LoadFile,
  type PostingsFile,
  postingsFile,
  shardOf,
  type TextShardFile,
  textShardFile,
  WORDS_FILE,
  type WordsFile,
} from '../files/formats.ts';
import { createIndex } from '../index/searchIndex.ts';
import { readCorpus } from '../index/sections.ts';
import { Once } from '../once.ts';
import type { Engine } from './engine.ts';
import { ShardedIndex } from './shardedIndex.ts';
import { ShardLoader } from './shardLoader.ts';

/** Shards of postings that one query may load; the likeliest terms come first. */
const MOST_POSTINGS = 8;
/** Text shards that one query may load to look for phrases, besides those of the hits shown. */
const MOST_TEXTS = 16;
const MOST_REMEMBERED = 200;

/** What a query looked at: shards that are missing, in the order of their worth. */
interface Look {
  page: FoundPage;
  postings: number[];
  texts: number[];
  /** Text shards of the hits themselves. */
  shown: number[];
}

/** An index in shards whose words have come. */
class OpenShards {
  private readonly words: WordsFile;
  private readonly index: ShardedIndex;
  private readonly postings: ShardLoader<PostingsFile>;
  private readonly texts: ShardLoader<TextShardFile>;
  /** Queries that have had all the shards they may load. */
  private readonly served = new Set<string>();

  constructor(headings: HeadingsFile, words: WordsFile, load: LoadFile) {
    const index = new ShardedIndex(headings, words);
    this.words = words;
    this.index = index;
    this.postings = new ShardLoader(load, postingsFile, (shards) => index.addPostings(shards));
    this.texts = new ShardLoader(load, textShardFile, (shards) => index.addTexts(shards));
  }

  private look(query: EngineQuery): Look {
    const weights = new Map<number, number>();
    const texts = new Set<number>();
    const textShard = (section: number) => shardOf(this.words.texts, section);
    const page = findPage(this.index.current, query, {
      postings: (term, weight) => {
        const shard = shardOf(this.words.postings, term);
        weights.set(shard, Math.max(weight, weights.get(shard) ?? 0));
      },
      text: (section) => texts.add(textShard(section)),
    });
    const byWeight = [...weights].sort((a, b) => b[1] - a[1]).map(([shard]) => shard);
    return {
      page,
      postings: this.postings.missing(byWeight).slice(0, MOST_POSTINGS),
      texts: this.texts.missing(texts).slice(0, MOST_TEXTS),
      shown: this.texts.missing(new Set(page.found.map(({ section }) => textShard(section.id)))),
    };
  }

  find(query: EngineQuery): { page: FoundPage; isComplete: boolean } {
    const { page, postings, texts, shown } = this.look(query);
    const hasAll = this.served.has(keyOf(query)) || postings.length + texts.length === 0;
    return { page, isComplete: hasAll && shown.length === 0 };
  }

  async load(query: EngineQuery): Promise<boolean> {
    const before = this.index.current;
    let seen = this.look(query);
    if (!this.served.has(keyOf(query))) {
      if (seen.postings.length) {
        await this.postings.load(seen.postings);
        seen = this.look(query);
      }
      if (seen.texts.length) {
        await this.texts.load([...seen.texts, ...seen.shown]);
        // Texts that were read may have brought other sections to the front.
        seen = this.look(query);
      }
    }
    await this.texts.load(seen.shown);
    if (this.served.size >= MOST_REMEMBERED) {
      this.served.clear();
    }
    this.served.add(keyOf(query));
    return this.index.current !== before;
  }
}

const keyOf = ({ text, facetFilters }: EngineQuery) => JSON.stringify([text, facetFilters]);

/** Searches an index in shards: the headings at once, then what each query loads. */
export function createShardedEngine(headings: HeadingsFile, load: LoadFile): Engine {
  const early = createIndex(readCorpus(headings));
  let open: OpenShards | undefined;
  const words = new Once(async () => {
    open = new OpenShards(headings, (await load(WORDS_FILE)) as WordsFile, load);
    return open;
  });
  return {
    find: (query) => open?.find(query) ?? { page: findPage(early, query), isComplete: false },
    async load(query) {
      const isFirst = !open;
      const shards = await words.get();
      const hasCome = query ? await shards.load(query) : false;
      return hasCome || isFirst;
    },
  };
}
