import type { HeadingsFile } from '../../shared/format.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { fetchJson, type IndexUrls, type OpenOptions } from './indexFiles.ts';
import { createListeners } from './listeners.ts';
import { once } from './once.ts';
import type { EarlyIndex, EngineWorker } from './startEngine.ts';
import { createWorkerClient } from './workerClient.ts';

/**
 * Letters of text from which on the index is opened in a worker: opening it takes a phone's
 * processor more than a long task (50 ms). About ten pages.
 */
export const WORKER_FROM = 20_000;

interface EmbeddedOptions extends IndexUrls {
  /** What is on its way already, used for the first attempt. */
  early?: Partial<EarlyIndex> | undefined;
  /** Opens a large index elsewhere. */
  openInWorker?: (options: OpenOptions, engine?: EngineWorker) => BrowserSearchClient;
}

/** Answers from the site's own index files: headings first, the texts behind them. */
export function createEmbeddedClient({
  headingsUrl,
  textUrl,
  early = {},
  openInWorker = createWorkerClient,
}: EmbeddedOptions): BrowserSearchClient {
  const listeners = createListeners();
  let attempt = early;

  const index = once(async () => {
    const { headings: coming, engine } = attempt;
    attempt = {};
    const headings = await fetchJson<HeadingsFile>(headingsUrl, coming);
    const options = {
      headings,
      headingsUrl: new URL(headingsUrl, location.href).href,
      textUrl: new URL(textUrl, location.href).href,
    };
    const isLarge = headings.sharded || headings.size >= WORKER_FROM;
    const client = isLarge
      ? openInWorker(options, engine)
      : (await import('./wholeClient.ts')).createWholeClient(options);
    client.onBetter(listeners.tell);
    return client;
  });

  return {
    prepare: () => {
      index().then(
        (client) => client.prepare(),
        () => undefined,
      );
    },
    onBetter: listeners.add,
    async search(request) {
      const client = await index();
      try {
        return await client.search(request);
      } catch (error) {
        // Files of two builds: the headings are old too. A lost worker is started anew.
        if (error instanceof Error && ['StaleIndex', 'LostWorker'].includes(error.name)) {
          index.forget();
        }
        throw error;
      }
    },
  };
}
