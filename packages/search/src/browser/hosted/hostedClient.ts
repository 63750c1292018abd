import type { SearchClient } from '../../shared/searchClient.ts';
import { askerOf } from './askProvider.ts';
import type { HostedIndex } from './hostedIndex.ts';
import { createInsights } from './insights.ts';

/**
 * Asks the hosted provider. `algoliasearch/lite` sends id and key as query parameters, waits 1 s
 * for a connection and 2 s for an answer (30 s for a write), and leaves a failed host alone for
 * two minutes. A search with an embedded index never loads this file.
 */
export function createHostedClient(index: HostedIndex): SearchClient {
  const search = askerOf(index);
  if (!index.insights) {
    return { search };
  }
  const { viewed, chosen } = createInsights(index);
  return { search, reportViewed: viewed, reportChosen: chosen };
}
