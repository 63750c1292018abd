import { toAnswer } from '../answer/toAnswer.ts';
import { Unreachable } from '../errors.ts';
import { Once } from '../once.ts';
import { MAX_QUERY_LENGTH } from '../query/maxQueryLength.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../searchClient.ts';
import { type Engine, openEngine, StaleIndex } from './engine.ts';

/** An engine, and whether its files were read without caches. */
interface OpenIndex {
  engine: Engine;
  isFresh: boolean;
}

type OnImproved = (answer: SearchAnswer) => void;

/**
 * Client of the files of an index: answers first from the headings, then improved from the texts.
 * @param load reads a file; with `isFresh` past every cache, after files of two builds have met
 * @param report receives errors of work that no search waits for
 */
export function createIndexClient(
  load: (name: string, isFresh: boolean) => Promise<unknown>,
  report: (fault: unknown) => void,
): SearchClient {
  return new IndexClient(load, report);
}

class IndexClient implements SearchClient {
  readonly #report: (fault: unknown) => void;
  readonly #index: Once<OpenIndex>;
  /** The last stale index. */
  #stale: OpenIndex | undefined;

  constructor(
    load: (name: string, isFresh: boolean) => Promise<unknown>,
    report: (fault: unknown) => void,
  ) {
    this.#report = report;
    this.#index = new Once(async () => {
      const isFresh = this.#stale !== undefined;
      return { engine: await openEngine((name) => load(name, isFresh)), isFresh };
    });
  }

  prepare(): void {
    // The search that needs the index rejects with the reason.
    this.#index.get().catch(() => undefined);
  }

  loadFullIndex(): void {
    this.#index.get().then(
      (index) => this.#inBackground(() => this.#loadTexts(index)),
      () => undefined,
    );
  }

  async search(
    query: SearchQuery,
    onImproved: OnImproved = () => undefined,
  ): Promise<SearchAnswer> {
    const index = await this.#index.get();
    if (query.text.length > MAX_QUERY_LENGTH) {
      // Only the texts tell which words of it are rare.
      return this.#searchTexts(index, query, onImproved);
    }
    const page = index.engine.find(query);
    const answer = toAnswer(page, query.snippetWords);
    if (index.engine.isComplete) {
      return answer;
    }
    if (page.nbHits === 0) {
      // No hits in headings is no answer yet: texts may have some.
      return this.#searchTexts(index, query, onImproved);
    }
    this.#inBackground(async () => onImproved(await this.#searchTexts(index, query, onImproved)));
    // The texts may have the words that no heading has.
    return { ...answer, unknownWords: [], isPartial: true };
  }

  /** Answers from headings and texts; from the new index if the site was published meanwhile. */
  async #searchTexts(
    index: OpenIndex,
    query: SearchQuery,
    onImproved: OnImproved,
  ): Promise<SearchAnswer> {
    try {
      await this.#loadTexts(index);
    } catch (error) {
      if (error instanceof StaleIndex && !index.isFresh) {
        return this.search(query, onImproved);
      }
      throw error;
    }
    return toAnswer(index.engine.find(query), query.snippetWords);
  }

  /** Loads the texts. If they are from another build, the next search opens the index again. */
  async #loadTexts(index: OpenIndex): Promise<void> {
    try {
      await index.engine.loadTexts();
    } catch (error) {
      if (error instanceof StaleIndex && this.#stale !== index) {
        this.#stale = index;
        this.#index.forget();
      }
      throw error;
    }
  }

  /** Runs a task in the background; a search that needs its result gets the error itself. */
  async #inBackground(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StaleIndex || error instanceof Unreachable)) {
        this.#report(error);
      }
    }
  }
}
