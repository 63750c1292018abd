import { useEffect } from 'react';
import type { SearchClient, SearchPlace } from '../../shared/searchClient.ts';
import type { SearchView } from '../search/viewOf.ts';

/**
 * Reports to a provider that counts it what a reader sees and chooses.
 * @returns function that reports a chosen place
 */
export function useInsights(client: SearchClient, view: SearchView): (place: SearchPlace) => void {
  const answer = view.kind === 'results' ? view.answers[0] : undefined;

  useEffect(() => {
    if (answer?.queryID) {
      client.reportViewed?.(answer.hits);
    }
  }, [client, answer]);

  return (place) => {
    const at = answer?.hits.findIndex(({ objectID }) => objectID === place.objectID) ?? -1;
    const hit = answer?.hits[at];
    if (hit && answer?.queryID) {
      client.reportChosen?.(hit, at + 1, answer.queryID);
    }
  };
}
