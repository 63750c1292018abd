import { findSettingsProblem } from '../../shared/findSettingsProblem.ts';
import type { SearchClient } from '../../shared/searchClient.ts';
import { askerOf, type Hosts } from './askProvider.ts';
import type { HostedIndex } from './hostedIndex.ts';
import { createInsights } from './insights.ts';

/** Searches with the provider's own client, at its hosts or at those given. */
function createLiteClient(index: HostedIndex, hosts?: Hosts): SearchClient {
  const search = askerOf(index, hosts);
  if (!index.insights) {
    return { search };
  }
  const { viewed, chosen } = createInsights(index);
  return { search, reportViewed: viewed, reportChosen: chosen };
}

/**
 * Asks the hosted provider. `algoliasearch/lite` sends id and key as query parameters, waits 1 s
 * for a connection and 2 s for an answer (30 s for a write), and leaves a failed host alone for
 * two minutes.
 * @throws if the id, the key or the name of the index is missing
 */
export function createHostedClient(index: HostedIndex): SearchClient {
  const { indexName, ...provider } = index;
  const problem = findSettingsProblem({ provider: { name: 'algolia', ...provider }, indexName });
  if (problem) {
    throw new Error(`${problem}.`);
  }
  return createLiteClient(index);
}

/**
 * Asks a server of the site's own, which speaks the provider's protocol: `zs-search serve`.
 * @param host its address, with a path if it has one: `https://search.example.com`
 * @throws if the address is none
 */
export function createServerClient(host: string, indexName: string): SearchClient {
  if (!/^https?:/.test(host) || !URL.canParse(host)) {
    throw new Error(
      `The search server has no address: ${JSON.stringify(host)} is not an http URL.`,
    );
  }
  const { protocol, host: name, pathname } = new URL(host);
  const url = name + pathname.replace(/\/+$/, '');
  // The server needs neither id nor key, but the provider's client requires both.
  return createLiteClient({ appId: 'zs-search', apiKey: 'none', indexName }, [
    { url, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' },
  ]);
}
