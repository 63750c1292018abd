import type { HeadingsFile } from '../../shared/format.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { fetchJson, type IndexUrls } from './indexFiles.ts';
import { createListeners } from './listeners.ts';
import { once } from './once.ts';
import { openIndex } from './openIndex.ts';

/** A client that can begin with the smaller part of its index. */
export interface EmbeddedClient extends BrowserSearchClient {
  /** Starts loading the headings alone. Never fails: a search that needs them does. */
  load: () => void;
}

/**
 * Answers from the site's own index files: headings first, the texts behind them.
 * @param early the file of the headings, if it was fetched ahead; read once
 */
export function createEmbeddedClient(urls: IndexUrls, early?: ArrayBuffer): EmbeddedClient {
  const listeners = createListeners();
  let fetched = early;

  const index = once(async () => {
    const file = fetched;
    fetched = undefined;
    const headings: HeadingsFile = await (file
      ? new Response(file).json()
      : fetchJson<HeadingsFile>(urls.headingsUrl));
    const client = openIndex({ ...urls, headings });
    client.onBetter(listeners.tell);
    return client;
  });

  return {
    load: () => {
      index().catch(() => undefined);
    },
    prepare: () =>
      index().then(
        (client) => client.prepare(),
        () => false,
      ),
    onBetter: listeners.add,
    async search(request) {
      const client = await index();
      try {
        return await client.search(request);
      } catch (error) {
        // Files of two builds: the headings are old too.
        if (error instanceof Error && error.name === 'StaleIndex') {
          index.forget();
        }
        throw error;
      }
    },
  };
}
