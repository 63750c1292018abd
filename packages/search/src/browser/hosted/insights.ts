import type { SearchHit } from '../../shared/searchClient.ts';
import type { HostedIndex } from './hostedIndex.ts';

const ADDRESS = 'https://insights.algolia.io/1/events';
/** Object ids that one event may name. */
const OBJECTS_PER_EVENT = 20;
/** Time that results must be visible before they count as viewed. */
const VIEWED_AFTER_MS = 400;

/** Reports viewed and chosen hits to the provider. */
export interface Insights {
  /** Called when results are visible. */
  viewed: (hits: readonly SearchHit[]) => void;
  /** @param position of the hit among all of its answer, from 1 */
  chosen: (hit: SearchHit, position: number, queryID: string) => void;
}

type Send = (address: string, body: string) => void;

const post: Send = (address, body) => {
  // A lost event does not matter to readers.
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
};

/** Sends events to the hosted provider. The user token is random and lives as long as the page. */
export function createInsights(
  { appId, apiKey, indexName }: HostedIndex,
  send: Send = post,
): Insights {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const query = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  const tell = (event: Record<string, unknown>) => {
    const events = [{ index: indexName, userToken, ...event }];
    send(`${ADDRESS}?${query}`, JSON.stringify({ events }));
  };
  let seen: ReturnType<typeof setTimeout>;
  return {
    viewed(hits) {
      clearTimeout(seen);
      seen = setTimeout(() => {
        const ids = hits.map(({ objectID }) => objectID);
        for (let at = 0; at < ids.length; at += OBJECTS_PER_EVENT) {
          const objectIDs = ids.slice(at, at + OBJECTS_PER_EVENT);
          tell({ eventType: 'view', eventName: 'Items Viewed', objectIDs });
        }
      }, VIEWED_AFTER_MS);
    },
    chosen({ objectID }, position, queryID) {
      tell({
        eventType: 'click',
        eventName: 'Item Selected',
        objectIDs: [objectID],
        positions: [position],
        queryID,
      });
    },
  };
}
