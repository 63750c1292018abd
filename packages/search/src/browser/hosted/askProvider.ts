import { liteClient } from 'algoliasearch/lite';
import { Unreachable } from '../../shared/errors.ts';
import { condense } from '../../shared/query/condense.ts';
import type { SearchAnswer, SearchQuery } from '../../shared/searchClient.ts';
import type { HostedIndex } from './hostedIndex.ts';
import { createHostsCache } from './hostsCache.ts';
import { toRequest } from './providerRequest.ts';
import { readAnswer } from './readAnswer.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

type Hosts = NonNullable<Options['hosts']>;

/** Name of the error of algoliasearch when no host has responded. */
const isUnanswered = (error: unknown) => error instanceof Error && error.name === 'RetryError';

/**
 * Sends requests with the provider's client.
 * @param hosts other hosts than the provider's own, which `appId` names
 */
export function askerOf(
  index: HostedIndex,
  hosts?: Hosts,
): (query: SearchQuery) => Promise<SearchAnswer> {
  const options: Options = { hostsCache: createHostsCache() };
  const lite = liteClient(index.appId, index.apiKey, hosts ? { ...options, hosts } : options);
  return async (asked) => {
    const query = { ...asked, text: condense(asked.text) };
    try {
      const answer = await lite.search({ requests: [toRequest(index, query)] });
      return { ...readAnswer(answer), text: query.text };
    } catch (error) {
      throw isUnanswered(error)
        ? new Unreachable('No host of the search provider answered.', { cause: error })
        : error;
    }
  };
}
