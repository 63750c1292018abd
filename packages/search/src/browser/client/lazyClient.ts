import { Once } from '../../shared/once.ts';
import type { SearchClient } from '../../shared/searchClient.ts';

/**
 * Proxy of a client whose code is loaded on first use.
 * @param load loads the code; a failed attempt fails the search, and the next one tries again
 */
export function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
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
