import { useEffect, useMemo } from 'react';
import type { SearchClient, SearchPlace } from '../../shared/searchClient.ts';
import type { ResultGroup } from '../results/resultGroups.ts';
import { HITS_PER_PAGE } from '../settings.ts';
import type { SearchView } from './viewOf.ts';

/**
 * Reports to a provider that counts it what a reader sees and chooses.
 * @param groups on screen
 * @returns function that reports a chosen place
 */
export function useInsights(
  client: SearchClient,
  view: SearchView,
  groups: readonly ResultGroup[],
): (place: SearchPlace) => void {
  const answers = view.kind === 'results' ? view.answers : [];
  const isCounted = answers[0]?.queryID !== undefined;
  const shown = useMemo(
    () => groups.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'hit' ? row.hit : []))),
    [groups],
  );

  useEffect(() => {
    if (isCounted && shown.length > 0) {
      client.reportViewed?.(shown);
    }
  }, [client, isCounted, shown]);

  return (place) => {
    answers.forEach(({ hits, queryID }, page) => {
      const at = hits.findIndex(({ objectID }) => objectID === place.objectID);
      const hit = hits[at];
      if (hit && queryID) {
        client.reportChosen?.(hit, page * HITS_PER_PAGE + at + 1, queryID);
      }
    });
  };
}
