const ADDRESS = 'https://insights.algolia.io/1/events';
const EVENT_TYPES: Record<string, string> = {
  viewedObjectIDs: 'view',
  clickedObjectIDsAfterSearch: 'click',
};

/** The one function through which autocomplete-core reports what a reader saw and chose. */
export type InsightsCall = (method: string, ...params: unknown[]) => void;

type Send = (address: string, body: string) => void;

const post: Send = (address, body) => {
  // A lost event is no reader's concern.
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
};

const isEvent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'eventName' in value;

/**
 * Sends insights events to the provider. autocomplete-core batches them by 20 object ids and
 * debounces the viewed ones by 400 ms. The reader's token is random and gone with the page.
 */
export function createInsightsClient(
  { appId, apiKey }: { appId: string; apiKey: string },
  send: Send = post,
): InsightsCall {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const query = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  return (method, ...params) => {
    const eventType = EVENT_TYPES[method];
    if (eventType) {
      const events = params.filter(isEvent).map((event) => ({ ...event, eventType, userToken }));
      send(`${ADDRESS}?${query}`, JSON.stringify({ events }));
    }
  };
}
