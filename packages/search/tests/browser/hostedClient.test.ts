import { expect, test } from 'vitest';
import { createHostedClient } from '../../src/browser/client/hostedClient.ts';
import { createInsightsClient } from '../../src/browser/client/insightsClient.ts';

test.each([
  [{ appId: '', apiKey: 'K' }, '`appId` is missing.'],
  [{ appId: 'A', apiKey: '' }, '`apiKey` is missing.'],
])('refuses settings that are not complete: %j', (options, message) => {
  expect(() => createHostedClient(options)).toThrow(message);
});

test('sends insights events of what was seen and chosen, with the key in the address', () => {
  const sent: { address: string; body: { events: Record<string, unknown>[] } }[] = [];
  const call = createInsightsClient({ appId: 'A', apiKey: 'K' }, (address, body) =>
    sent.push({ address, body: JSON.parse(body) }),
  );
  call('addAlgoliaAgent', 'x');
  call('viewedObjectIDs', { eventName: 'Items Viewed', index: 'zs-ui', objectIDs: ['1'] });
  call('clickedObjectIDsAfterSearch', { eventName: 'Item Selected', objectIDs: ['1'] });
  expect(sent.map(({ body }) => body.events[0]?.eventType)).toEqual(['view', 'click']);
  expect(sent[0]?.address).toContain('x-algolia-application-id=A&x-algolia-api-key=K');
  expect(sent[0]?.body.events[0]).toMatchObject({ eventName: 'Items Viewed', objectIDs: ['1'] });
  expect(sent[0]?.body.events[0]?.userToken).toBe(sent[1]?.body.events[0]?.userToken);
});
