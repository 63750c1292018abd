import type { SearchClient } from '../../shared/searchClient.ts';
import type { FullSettings } from '../settings.ts';
import { createHostedClient, createServerClient } from './hostedClient.ts';
import { createWorkerClient } from './workerClient.ts';

const clients = new Map<string, SearchClient>();

function createClient({ provider, indexName }: FullSettings): SearchClient {
  switch (provider.name) {
    case 'embedded':
      return createWorkerClient(new URL(provider.indexUrl, location.href).href);
    case 'server':
      return createServerClient(provider.host, indexName);
    case 'algolia':
      return createHostedClient({ ...provider, indexName });
    default:
      throw new Error(
        `Unknown search provider ${JSON.stringify((provider as { name: unknown }).name)}: it must be "embedded", "server" or "algolia".`,
      );
  }
}

/**
 * The client of a page for these settings: the dialog and the search page share it, and its index.
 * @throws when the settings are not complete
 */
export function clientOf(settings: FullSettings): SearchClient {
  const key = JSON.stringify([settings.provider, settings.indexName]);
  const client = clients.get(key) ?? createClient(settings);
  clients.set(key, client);
  return client;
}
