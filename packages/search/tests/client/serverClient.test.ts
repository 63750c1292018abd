import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServerClient } from '../../src/browser/hosted/hostedClient.ts';
import { createQueriesServer } from '../../src/build/server/serve/createServer.ts';
import { Unreachable } from '../../src/shared/errors.ts';
import { type LocalServer, startServer } from '../fixture/localServer.ts';
import { engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

let server: LocalServer | undefined;

beforeAll(() => {
  // Addresses of hits are read as those of a page.
  vi.stubGlobal('location', new URL('http://localhost/'));
});
afterEach(() => server?.close());

const send = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};

/** Asks a server that answers in the given way. */
async function ask(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  path = '',
) {
  server = await startServer((request, response) => answer(response, request));
  return createServerClient(server.origin + path, 'notes').search(queryOf('테마'));
}

describe('A server of the site', () => {
  test('gives the hits of the engine, with their marks', async () => {
    const queries = createQueriesServer(await engineOf(fixtureRecords));
    server = await startServer((request, response) => queries.emit('request', request, response));
    const client = createServerClient(server.origin, 'notes');
    const { hits, nbHits } = await client.search(queryOf('충돌 해결', { hitsPerPage: 1 }));
    expect(nbHits).toBeGreaterThan(0);
    expect(hits[0]?.url).toBe('/n/sync/#conflicts');
    expect(hits[0]?.titles.lvl2).toEqual([
      { text: '충돌', marked: true },
      { text: ' ', marked: false },
      { text: '해결', marked: true },
    ]);
  });

  test('may stand below a path', async () => {
    let path = '';
    const answer = await ask((response, { url = '' }) => {
      path = url;
      send(response, 200, '{"results":[{"hits":[],"nbHits":0}]}');
    }, '/find/');
    expect(answer.hits).toEqual([]);
    expect(path).toMatch(/^\/find\/1\/indexes\/\*\/queries\?/);
  });

  test.each([
    ['breaks off', (response: ServerResponse) => void response.socket?.destroy()],
    ['has a fault', (response: ServerResponse) => send(response, 503, '{"message":"busy"}')],
  ])('that %s is unreachable: the network or its host is at fault', async (_what, answer) => {
    await expect(ask(answer)).rejects.toThrow(Unreachable);
  });

  test.each([
    ['refuses', (response: ServerResponse) => send(response, 403, '{"message":"Invalid key"}')],
    ['knows no such index', (response: ServerResponse) => send(response, 404, '{"message":"?"}')],
    ['answers with a page', (response: ServerResponse) => send(response, 200, '<html>')],
    ['answers something else', (response: ServerResponse) => send(response, 200, '{"hello":1}')],
  ])('that %s is a fault of the set-up, not of the network', async (_what, answer) => {
    const failed = ask(answer);
    await expect(failed).rejects.toThrow();
    await expect(failed).rejects.not.toBeInstanceOf(Unreachable);
  });
});
