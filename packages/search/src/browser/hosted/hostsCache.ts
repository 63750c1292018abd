import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

const nameOf = (host: object | string) =>
  typeof host === 'object' && 'url' in host ? String(host.url) : String(host);

/**
 * Remembers which hosts failed, so that they are skipped for two minutes. The cache of algoliasearch
 * stores a failed host under a key that contains the time, and so never finds it.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <Value>(host: object | string, makeState: () => Promise<Value>) =>
      (states.get(nameOf(host)) as Value | undefined) ?? makeState(),
    async set<Value>(host: object | string, state: Value) {
      states.set(nameOf(host), state);
      return state;
    },
    async delete(host) {
      states.delete(nameOf(host));
    },
    async clear() {
      states.clear();
    },
  };
}
