import type { ServerResponse } from 'node:http';
import { liteClient } from 'algoliasearch/lite';
import { afterEach, describe, expect, test } from 'vitest';
import { type FaultyServer, startFaulty } from '../fixture/faultyServer.ts';

const servers: FaultyServer[] = [];
const start = async (answer: (response: ServerResponse) => void) => {
  const server = await startFaulty(answer);
  servers.push(server);
  return server;
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
  }
});

const good = JSON.stringify({ results: [{ hits: [], nbHits: 0, query: '테마' }] });
const send = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};

/** The provider's own client; a second try waits longer, as the client has it. */
function ask(hosts: FaultyServer[], wait = 150) {
  const client = liteClient('app', 'key', {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: wait, read: wait, write: wait },
    hosts: hosts.map((server) => server.host),
  });
  return client.search({ requests: [{ indexName: 'notes', query: '테마' }] });
}

describe("The provider's client over HTTP", () => {
  test('a slow answer within the limit arrives', async () => {
    const slow = await start((response) => setTimeout(() => send(response, 200, good), 40));
    expect((await ask([slow], 10_000)).results).toHaveLength(1);
  });

  test('a failing host is left for the next one', async () => {
    const failing = await start((response) => send(response, 503, '{"message":"busy"}'));
    const working = await start((response) => send(response, 200, good));
    expect((await ask([failing, working], 10_000)).results).toHaveLength(1);
    expect([failing.calls(), working.calls()]).toEqual([1, 1]);
  });

  test('a host that never answers is left for the next one', async () => {
    const hanging = await start(() => undefined);
    const working = await start((response) => send(response, 200, good));
    expect((await ask([hanging, working], 500)).results).toHaveLength(1);
  });

  test.each([
    ['hanging', () => undefined],
    ['failing', (response: ServerResponse) => send(response, 500, '{"message":"down"}')],
    ['answering with a page of HTML', (response: ServerResponse) => send(response, 200, '<html>')],
    ['breaking off', (response: ServerResponse) => void response.socket?.destroy()],
    [
      'refusing the key',
      (response: ServerResponse) => send(response, 403, '{"message":"Invalid key"}'),
    ],
  ])('only hosts that are %s: the search is refused, not left waiting', async (_what, answer) => {
    const server = await start(answer);
    await expect(ask([server])).rejects.toThrow();
  });
});
