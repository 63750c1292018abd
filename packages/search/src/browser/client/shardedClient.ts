import { createEngine } from '../../shared/engine.ts';
import type { WordsFile } from '../../shared/shards/format.ts';
import { WORDS_FILE } from '../../shared/shards/format.ts';
import { createShardedEngine, type ShardedEngine } from '../../shared/shards/shardedEngine.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { fetchJson, type OpenOptions } from './indexFiles.ts';
import { createListeners } from './listeners.ts';
import { once } from './once.ts';

/** Answers from what has come of a large index, and loads the shards that each query looks at. */
export function createShardedClient({ headings, headingsUrl }: OpenOptions): BrowserSearchClient {
  const listeners = createListeners();
  const early = createEngine({ headings });
  const load = <T>(name: string) => fetchJson<T>(new URL(name, headingsUrl).href);
  let ready: ShardedEngine | undefined;
  const engine = once(async () => {
    const words = await load<WordsFile>(WORDS_FILE);
    ready = createShardedEngine({ headings, words }, load);
    listeners.tell();
    return ready;
  });
  const prepare = () =>
    engine().then(
      () => false,
      () => false,
    );

  return {
    prepare,
    onBetter: listeners.add,
    async search(request) {
      prepare();
      const { requests } = request;
      const { results, isWhole } = ready
        ? ready.peek(requests)
        : { ...(await early.search(request)), isWhole: false };
      if (isWhole) {
        return { results };
      }
      if (results.every(({ nbHits }) => nbHits === 0)) {
        return (await engine()).search(request);
      }
      // What is there is shown at once; the reader's query is asked again when its shards have come.
      ready?.search(request).then(listeners.tell, () => undefined);
      return { results };
    },
  };
}
