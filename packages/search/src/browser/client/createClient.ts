import { Once } from '../../shared/once.ts';
import type { SearchClient } from '../../shared/searchClient.ts';
import type { HostedIndex } from '../hosted/hostedIndex.ts';
import type { FullSettings } from '../settings.ts';
import { importPart } from './importPart.ts';
import { createWorkerClient } from './workerClient.ts';

const clients = new Map<string, SearchClient>();

/** Throws for an incomplete index, before the client is loaded. */
function refuseIncomplete(index: HostedIndex): void {
  const missing = (['appId', 'apiKey', 'indexName'] as const).find((name) => !index[name]);
  if (missing) {
    throw new Error(`\`${missing}\` is missing.`);
  }
}

/**
 * Proxy of a client whose code is loaded on first use.
 * @param load loads the code; a failed attempt fails the search, and the next one tries again
 */
function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loaded: SearchClient | undefined;
  const client = new Once(async () => {
    loaded = await load();
    return loaded;
  });
  return {
    prepare() {
      // The search that needs the client rejects with the reason.
      client.get().catch(() => undefined);
    },
    search: async (query, onImproved) => (await client.get()).search(query, onImproved),
    reportViewed: (hits) => loaded?.reportViewed?.(hits),
    reportChosen: (hit, position, queryID) => loaded?.reportChosen?.(hit, position, queryID),
  };
}

function createClient(settings: FullSettings): SearchClient {
  const { provider } = settings;
  switch (provider.name) {
    case 'embedded':
      return createWorkerClient(new URL(provider.indexUrl, location.href).href);
    case 'algolia': {
      const index = { ...provider, indexName: settings.indexName };
      refuseIncomplete(index);
      return createLazyClient(async () =>
        (await importPart(import('../hosted/hostedClient.ts'))).createHostedClient(index),
      );
    }
    default:
      throw new Error(
        `Unknown search provider ${JSON.stringify((provider as { name: unknown }).name)}: it must be "embedded" or "algolia".`,
      );
  }
}

/**
 * Creates the client of a page, which the dialog and the search page share with its index.
 * @throws when the settings of the provider are not complete
 */
export function getClient(settings: FullSettings): SearchClient {
  const key = JSON.stringify([settings.provider, settings.indexName]);
  const client = clients.get(key) ?? createClient(settings);
  clients.set(key, client);
  return client;
}
