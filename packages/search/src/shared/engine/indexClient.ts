import { toAnswer } from '../answer/toAnswer.ts';
import { StaleIndex, Unreachable } from '../errors.ts';
import type { LoadFile } from '../files/formats.ts';
import { Listeners } from '../listeners.ts';
import { Once } from '../once.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../searchClient.ts';
import { type Engine, openEngine } from './engine.ts';

/**
 * Answers from the files of an index: at once from the headings, better when the rest has come.
 * @param load reads a file; with `isFresh` past every cache, after files of two builds have met
 * @param report hears of faults that no search waits for
 */
export function createIndexClient(
  load: (name: string, isFresh: boolean) => Promise<unknown>,
  report: (fault: unknown) => void,
): SearchClient {
  return new IndexClient(load, report);
}

class IndexClient implements SearchClient {
  readonly #report: (fault: unknown) => void;
  readonly #engine: Once<Engine>;
  readonly #listeners = new Listeners();
  #isFresh = false;
  #isTelling = false;

  constructor(
    load: (name: string, isFresh: boolean) => Promise<unknown>,
    report: (fault: unknown) => void,
  ) {
    this.#report = report;
    const loadFile: LoadFile = (name) => load(name, this.#isFresh);
    this.#engine = new Once(() => openEngine(loadFile));
  }

  onBetter(listener: () => void) {
    return this.#listeners.add(listener);
  }

  prepare(): void {
    // The search that needs the index tells why it is not there.
    this.#engine.get().catch(() => undefined);
  }

  complete(): void {
    this.#engine.get().then(
      (open) => this.#improve(open),
      () => undefined,
    );
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    try {
      return await this.#answer(query);
    } catch (error) {
      const isFirstTry = !this.#isFresh;
      if (error instanceof StaleIndex) {
        this.#reopen();
        if (isFirstTry) {
          return this.#answer(query);
        }
      }
      throw error;
    }
  }

  async #answer(query: SearchQuery): Promise<SearchAnswer> {
    const open = await this.#engine.get();
    const page = open.find(query);
    if (!open.isComplete && page.nbHits > 0) {
      this.#improve(open);
    } else if (!open.isComplete) {
      // Nothing under the headings is no answer yet: the texts may know it.
      await open.loadTexts();
      return toAnswer(open.find(query), query.snippetWords);
    }
    return toAnswer(page, query.snippetWords);
  }

  /** Loads behind an answer that has been given; nobody waits for it. */
  async #improve(open: Engine): Promise<void> {
    if (open.isComplete) {
      return;
    }
    try {
      await open.loadTexts();
      this.#tell();
    } catch (error) {
      if (error instanceof StaleIndex) {
        this.#reopen();
        this.#tell();
      } else if (!(error instanceof Unreachable)) {
        this.#report(error);
      }
    }
  }

  #reopen(): void {
    this.#isFresh = true;
    this.#engine.forget();
  }

  /** Several searches may have waited for what has come: it is told once. */
  async #tell(): Promise<void> {
    if (!this.#isTelling) {
      this.#isTelling = true;
      await Promise.resolve();
      this.#isTelling = false;
      this.#listeners.tell();
    }
  }
}
