import type { BrowserSearchClient } from './browserClient.ts';
import { createHostsCache } from './hostsCache.ts';
import { once } from './once.ts';

/**
 * Asks the hosted provider. `algoliasearch/lite` sends id and key as query parameters, waits 1 s
 * for a connection and 2 s for an answer (30 s for a write), and leaves a failed host alone for
 * two minutes.
 * @throws if the id or the key is missing
 */
export function createHostedClient({
  appId,
  apiKey,
}: {
  appId: string;
  apiKey: string;
}): BrowserSearchClient {
  if (!appId) {
    throw new Error('`appId` is missing.');
  }
  if (!apiKey) {
    throw new Error('`apiKey` is missing.');
  }
  const load = once(async () => {
    const { liteClient } = await import('algoliasearch/lite');
    return liteClient(appId, apiKey, { hostsCache: createHostsCache() });
  });
  return {
    prepare: () =>
      load().then(
        () => false,
        () => false,
      ),
    onBetter: () => () => undefined,
    async search({ requests }) {
      const client = await load();
      const answer: unknown = await client.search({
        requests: requests.map((one) => ({ ...one })),
      });
      return answer as Awaited<ReturnType<BrowserSearchClient['search']>>;
    },
  };
}
