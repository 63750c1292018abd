import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { afterEach, expect, test } from 'vitest';
import { pushRecords } from '../../src/build/push/pushRecords.ts';
import { fixtureRecords } from '../fixture/site.ts';

interface Call {
  method: string;
  path: string;
  body: {
    requests?: { body: Record<string, unknown> }[];
    operation?: string;
    destination?: string;
  };
}
let close = () => {};
afterEach(() => close());

/** A stand-in for the provider's API; `fails` names the path that is answered with 400. */
async function startProvider(fails = 'nothing') {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) {
      text += chunk;
    }
    const path = (request.url ?? '').split('?')[0] ?? '';
    calls.push({ method: request.method ?? '', path, body: text ? JSON.parse(text) : {} });
    const failed = path.includes(fails);
    response.writeHead(failed ? 400 : 200, { 'content-type': 'application/json' });
    const done = path.includes('/task/')
      ? { status: 'published' }
      : { taskID: calls.length, objectIDs: [] };
    response.end(JSON.stringify(failed ? { message: 'refused', status: 400 } : done));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const client = algoliasearch('app', 'admin', {
    hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
  });
  return { calls, client };
}

test('settings go to the index, and the records to a copy of it, which then takes its place', async () => {
  const { calls, client } = await startProvider();
  await pushRecords(client, fixtureRecords, { indexName: 'zs-ui' });
  expect(calls.find(({ path }) => path.endsWith('/zs-ui/settings'))?.method).toBe('PUT');
  const batch = calls.find(({ path }) => path.endsWith('/batch'));
  expect(batch?.path).toContain('/zs-ui_tmp_');
  expect(calls.filter(({ path }) => path.endsWith('/operation')).at(-1)?.body).toMatchObject({
    operation: 'move',
    destination: 'zs-ui',
  });
  const sent = batch?.body.requests?.map(({ body }) => body) ?? [];
  expect(sent.map(({ objectID }) => objectID)).toEqual(
    fixtureRecords.map(({ objectID }) => objectID),
  );
  expect(sent[0]).toMatchObject({ type: 'lvl1', weight: { level: 90, position: 0 } });
});

test('synonyms go with the records: each other word also finds what the documents say', async () => {
  const { calls, client } = await startProvider();
  const synonyms = [
    { use: '스낵바', also: ['토스트', '알림'] },
    { use: '알림창', also: ['알림'] },
  ];
  await pushRecords(client, fixtureRecords, { indexName: 'zs-ui', synonyms });
  const sent = calls.find((call) => call.path.endsWith('/synonyms/batch'));
  expect(sent?.body).toEqual([
    { objectID: 'word-토스트', type: 'oneWaySynonym', input: '토스트', synonyms: ['스낵바'] },
    { objectID: 'word-알림', type: 'oneWaySynonym', input: '알림', synonyms: ['스낵바', '알림창'] },
  ]);
});

test('when the provider refuses the records, the old ones stay and the copy is removed', async () => {
  const { calls, client } = await startProvider('/batch');
  await expect(pushRecords(client, fixtureRecords, { indexName: 'zs-ui' })).rejects.toThrow(
    'refused',
  );
  expect(calls.some(({ body }) => body.operation === 'move')).toBe(false);
  expect(calls.filter((call) => call.method === 'DELETE').map((call) => call.path)).toEqual([
    expect.stringContaining('zs-ui_tmp_'),
  ]);
});
