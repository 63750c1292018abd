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

test('settings and records go to an index of their own, which then takes the place of the old one', async () => {
  const { calls, client } = await startProvider();
  const progress: [number, number][] = [];
  await pushRecords(client, fixtureRecords, {
    indexName: 'zs-ui',
    onProgress: (sent, all) => progress.push([sent, all]),
  });
  const writes = calls.filter((call) => call.method !== 'GET');
  expect(writes.map((call) => call.path.split('/').at(-1))).toEqual([
    'settings',
    'batch',
    'operation',
  ]);
  expect(writes.every((call) => call.path.includes('/zs-ui_tmp_'))).toBe(true);
  expect(writes[2]?.body).toMatchObject({ operation: 'move', destination: 'zs-ui' });
  const sent = writes[1]?.body.requests?.map((one) => one.body) ?? [];
  expect(sent.map((one) => one.objectID)).toEqual(fixtureRecords.map((one) => one.objectID));
  expect(sent[0]).toMatchObject({ type: 'lvl1', weight: { level: 90, position: 0 } });
  expect(progress).toEqual([[fixtureRecords.length, fixtureRecords.length]]);
});

test('synonyms go with the records: each other word also finds what the documents say', async () => {
  const { calls, client } = await startProvider();
  const synonyms = [
    { use: '스낵바', also: ['토스트', '알림'] },
    { use: '알림창', also: ['알림'] },
  ];
  await pushRecords(client, fixtureRecords, { indexName: 'zs-ui', synonyms });
  const sent = calls.find((call) => call.path.endsWith('/synonyms/batch'));
  expect(sent?.path).toContain('/zs-ui_tmp_');
  expect(sent?.body).toEqual([
    { objectID: 'word-토스트', type: 'oneWaySynonym', input: '토스트', synonyms: ['스낵바'] },
    { objectID: 'word-알림', type: 'oneWaySynonym', input: '알림', synonyms: ['스낵바', '알림창'] },
  ]);
});

test('when the provider refuses, the old index stays and the new one is removed', async () => {
  const { calls, client } = await startProvider('/batch');
  await expect(pushRecords(client, fixtureRecords, { indexName: 'zs-ui' })).rejects.toThrow(
    'refused',
  );
  expect(calls.some((call) => call.path.endsWith('/operation'))).toBe(false);
  expect(calls.filter((call) => call.method === 'DELETE').map((call) => call.path)).toEqual([
    expect.stringContaining('zs-ui_tmp_'),
  ]);
});
