import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { askerOf } from '../../src/browser/hosted/askProvider.ts';
import { Unreachable } from '../../src/shared/errors.ts';
import { type LocalServer, startServer } from '../fixture/localServer.ts';
import { queryOf } from '../fixture/site.ts';

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

/** Asks a provider whose only host answers in the given way. */
async function ask(answer: (response: ServerResponse) => void) {
  server = await startServer((_request, response) => answer(response));
  const url = new URL(server.origin).host;
  const index = { appId: 'A', apiKey: 'K', indexName: 'notes' };
  return askerOf(index, [{ url, protocol: 'http', accept: 'readWrite' }])(queryOf('테마'));
}

describe('A provider', () => {
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
