import { useEffect, useMemo } from 'react';
import type { SearchPlace } from '../../shared/searchClient.ts';
import { createInsights, type Insights } from '../client/insights.ts';
import type { View } from '../search/viewOf.ts';
import type { FullSettings } from '../settings.ts';

/** What a reader sees and chooses, told to the hosted provider where the site wants that. */
function openInsights({ provider, indexName }: FullSettings): Insights | null {
  return provider.name === 'algolia' && provider.insights
    ? createInsights({ ...provider, indexName })
    : null;
}

/**
 * Reports the results that are shown.
 * @returns function that reports a chosen one
 */
export function useInsights(settings: FullSettings, view: View): (place: SearchPlace) => void {
  const insights = useMemo(() => openInsights(settings), [settings]);
  const answer = view.kind === 'results' ? view.answers[0] : undefined;

  useEffect(() => {
    if (answer?.queryID) {
      insights?.viewed(answer.hits);
    }
  }, [insights, answer]);

  return (place) => {
    const at = answer?.hits.findIndex(({ objectID }) => objectID === place.objectID) ?? -1;
    const hit = answer?.hits[at];
    if (hit && answer?.queryID) {
      insights?.chosen(hit, at + 1, answer.queryID);
    }
  };
}
