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
  const listeners = new Listeners();
  let isFresh = false;
  let isTelling = false;
  const loadFile: LoadFile = (name) => load(name, isFresh);
  const engine = new Once(() => openEngine(loadFile));

  function reopen(): void {
    isFresh = true;
    engine.forget();
  }

  /** Several searches may have waited for what has come: it is told once. */
  async function tell(): Promise<void> {
    if (!isTelling) {
      isTelling = true;
      await Promise.resolve();
      isTelling = false;
      listeners.tell();
    }
  }

  /** Loads behind an answer that has been given; nobody waits for it. */
  async function improve(open: Engine, query?: SearchQuery): Promise<void> {
    try {
      if (await open.load(query)) {
        tell();
      }
    } catch (error) {
      if (error instanceof StaleIndex) {
        reopen();
        tell();
      } else if (!(error instanceof Unreachable)) {
        report(error);
      }
    }
  }

  async function answer(query: SearchQuery): Promise<SearchAnswer> {
    const open = await engine.get();
    const { page, isComplete } = open.find(query);
    if (isComplete || page.nbHits > 0) {
      if (!isComplete) {
        improve(open, query);
      }
      return toAnswer(page, query.snippetWords);
    }
    // Nothing under the headings is no answer yet: the texts may know it.
    await open.load(query);
    return toAnswer(open.find(query).page, query.snippetWords);
  }

  return {
    onBetter: listeners.add,
    prepare() {
      // The search that needs the index tells why it is not there.
      engine.get().catch(() => undefined);
    },
    complete() {
      engine.get().then(improve, () => undefined);
    },
    async search(query) {
      try {
        return await answer(query);
      } catch (error) {
        const isFirstTry = !isFresh;
        if (error instanceof StaleIndex) {
          reopen();
          if (isFirstTry) {
            return answer(query);
          }
        }
        throw error;
      }
    },
  };
}
