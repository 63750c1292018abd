// Clients of search providers. A search with an embedded index never loads this entry.
import type { SearchClient } from '../../shared/searchClient.ts';
import type { FullSettings } from '../settings.ts';
import { createHostedClient, createServerClient } from './hostedClient.ts';

export { createHostedClient, createServerClient } from './hostedClient.ts';
export type { HostedIndex } from './hostedIndex.ts';

/**
 * The client for a provider that answers over the network.
 * @throws when its settings are not complete, or it is no such provider
 */
export function createProviderClient({ provider, indexName }: FullSettings): SearchClient {
  switch (provider.name) {
    case 'server':
      return createServerClient(provider.host, indexName);
    case 'algolia':
      return createHostedClient({ ...provider, indexName });
    default:
      throw new Error(`${provider.name} is no provider that answers over the network.`);
  }
}
