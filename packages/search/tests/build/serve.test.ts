import { request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { liteClient } from 'algoliasearch/lite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQueriesServer } from '../../src/build/server/serve/createServer.ts';
import { engineOf, fixtureRecords } from '../fixture/site.ts';

const server = createQueriesServer(await engineOf(fixtureRecords));
const portOf = (one: Server) => (one.address() as AddressInfo).port;
let origin = '';

beforeAll(async () => {
  // A kept connection that the server gives up in the same moment would fail a test by chance.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: string | Uint8Array<ArrayBuffer>, path = '/1/indexes/*/queries') =>
  fetch(origin + path, { method: 'POST', body });

const client = (timeout: number) =>
  liteClient('app', 'key', {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: timeout, read: timeout, write: timeout },
    hosts: [{ url: `127.0.0.1:${portOf(server)}`, accept: 'readWrite', protocol: 'http' }],
  });

describe('The server for sites that host their own search', () => {
  test("the provider's own client gets the hits of the engine", async () => {
    const requests = [
      { indexName: 'notes', query: '충돌을 해결', hitsPerPage: 1, clickAnalytics: true },
    ];
    const { results } = await client(5000).search({ requests });
    expect(results[0]).toMatchObject({ index: 'notes', hits: [{ url: '/n/sync/#conflicts' }] });
  });

  test('what the requests of one body ask for is shared among them', async () => {
    const requests = Array.from({ length: 3 }, () => ({
      indexName: 'n',
      query: `노트 ${'가'.repeat(300)}`,
      hitsPerPage: 1000,
      attributesToSnippet: ['*:99999'],
    }));
    const { results } = await (await post(JSON.stringify({ requests }))).json();
    expect(results.map((one: { hitsPerPage: number }) => one.hitsPerPage)).toEqual(
      Array(3).fill(33),
    );
    expect(results.map((one: { query: string }) => one.query.length)).toEqual(Array(3).fill(106));
  });

  test('an index that is not served, addresses with an origin, only what is asked for', async () => {
    const named = createQueriesServer(await engineOf(fixtureRecords), {
      indexName: 'notes',
      origin: 'https://notes.example',
    });
    await new Promise<void>((done) => named.listen(0, '127.0.0.1', done));
    const ask = (indexName: string, more = {}) =>
      fetch(`http://127.0.0.1:${portOf(named)}/1/indexes/*/queries`, {
        method: 'POST',
        body: JSON.stringify({ requests: [{ indexName, query: '충돌 해결', ...more }] }),
      });
    const other = await ask('other');
    expect(other.status).toBe(404);
    expect(await other.json()).toEqual({ message: 'Index other does not exist', status: 404 });
    const { results } = await (await ask('notes', { attributesToRetrieve: ['url'] })).json();
    const [hit] = results[0].hits;
    expect(hit.url).toBe('https://notes.example/n/sync/#conflicts');
    expect(Object.keys(hit)).toEqual(['objectID', 'url', '_highlightResult', '_snippetResult']);
    named.closeAllConnections();
    named.close();
  });

  test('a mark that would be repeated around every match has to be short', async () => {
    const requests = [{ indexName: 'n', query: '노트', highlightPreTag: 'x'.repeat(3000) }];
    const response = await post(JSON.stringify({ requests }));
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain('highlightPreTag');
  });

  test('the form-encoded parameters of older clients are read', async () => {
    const params = new URLSearchParams({
      query: '충돌 해결',
      hitsPerPage: '1',
      facetFilters: '["language:ko"]',
    });
    const response = await post(
      JSON.stringify({ requests: [{ indexName: 'n', params: `${params}` }] }),
    );
    const { results } = (await response.json()) as { results: { hits: { url: string }[] }[] };
    expect(results[0]?.hits.map((hit) => hit.url)).toEqual(['/n/sync/#conflicts']);
  });

  test.each([
    ['no JSON', '{"requ', 'Invalid JSON'],
    ['no requests', '{}', '`requests` is missing'],
    ['an empty list', '{"requests":[]}', '1 to 3'],
    ['no index name', '{"requests":[{"query":"a"}]}', '`indexName` is missing'],
    ['a query that is no text', '{"requests":[{"indexName":"a","query":1}]}', '`query`'],
    ['a negative page', '{"requests":[{"indexName":"a","page":-1}]}', '`page`'],
    ['facets of numbers', '{"requests":[{"indexName":"a","facetFilters":[1]}]}', '`facetFilters`'],
  ])('%s is answered with 400 in the shape of the provider', async (_what, body, reason) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: expect.stringContaining(reason),
      status: 400,
    });
  });

  test('a body over 64 KB is answered with 413', async () => {
    const response = await post(new Uint8Array(64 * 1024 + 1).fill(32));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status: 413 });
  });

  test('other paths and methods are refused', async () => {
    expect((await post('{}', '/1/indexes/notes/batch')).status).toBe(404);
    expect((await post('{}', '/%E0%A4%A')).status).toBe(400);
    expect((await fetch(`${origin}/1/indexes/*/queries`)).status).toBe(405);
  });

  test('a page of another origin may ask', async () => {
    const response = await fetch(`${origin}/1/indexes/*/queries`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('no body makes it fall', async () => {
    const shaped = fc.record({
      requests: fc.array(
        fc.record({
          indexName: fc.string({ minLength: 1 }),
          query: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          facetFilters: fc.anything(),
          attributesToSnippet: fc.anything(),
          hitsPerPage: fc.anything(),
          params: fc.anything(),
        }),
        { maxLength: 3 },
      ),
    });
    const text = (value: unknown) => {
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '';
      }
    };
    const bodies = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), shaped.map(text));
    const property = fc.asyncProperty(bodies, async (body) => {
      expect([200, 400]).toContain((await post(body)).status);
    });
    await fc.assert(property, { numRuns: 100 });
    expect((await post('{"requests":[{"indexName":"a","query":"테마"}]}')).status).toBe(200);
  }, 60_000);

  test('a client that breaks off in the middle leaves the server working', async () => {
    await new Promise<void>((done) => {
      const half = request(`${origin}/1/indexes/*/queries`, {
        method: 'POST',
        headers: { 'content-length': 1000 },
      });
      half.on('error', () => done());
      half.write('{"requests":', () => half.destroy(new Error('gone')));
    });
    expect((await post('{"requests":[{"indexName":"a","query":"테마"}]}')).status).toBe(200);
  });

  test('a body that trickles is cut off; one that waits for its answer is not', async () => {
    const engine = await engineOf(fixtureRecords);
    const texts = Promise.withResolvers<void>();
    const loadTexts = () => texts.promise;
    const timeoutMs = 50;
    const slow = createQueriesServer({ ...engine, loadTexts }, { timeoutMs });
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${portOf(slow)}/1/indexes/*/queries`;
    const body = '{"requests":[{"indexName":"a","query":"테마"}]}';
    const waiting = fetch(url, { method: 'POST', body });
    // Later than the other one, and over only because it is cut off.
    await new Promise<void>((done) => {
      const trickle = request(url, { method: 'POST', headers: { 'content-length': 1000 } });
      trickle.on('error', () => done());
      trickle.write('{');
    });
    texts.resolve();
    expect((await waiting).status).toBe(200);
    slow.close();
  });

  test('bodies are answered one after another', async () => {
    const engine = await engineOf(fixtureRecords);
    let atOnce = 0;
    let most = 0;
    const loadTexts = async () => {
      most = Math.max(most, ++atOnce);
      await new Promise((resume) => setImmediate(resume));
      atOnce--;
    };
    const busy = createQueriesServer({ ...engine, loadTexts });
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${portOf(busy)}/1/indexes/*/queries`;
    const body = '{"requests":[{"indexName":"a","query":"테마"}]}';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(url, { method: 'POST', body })),
    );
    busy.close();
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(most).toBe(1);
  });
});
