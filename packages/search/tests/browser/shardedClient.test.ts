import { beforeEach, expect, test, vi } from 'vitest';
import { createShardedClient } from '../../src/browser/client/shardedClient.ts';
import { makeIndexFiles } from '../../src/build/indexFiles.ts';
import { fixtureRecords } from '../fixture/site.ts';

const files = makeIndexFiles(fixtureRecords, 0);
const headings = JSON.parse(files['headings.json'] ?? '');
let asked: string[];
let isOffline: boolean;

beforeEach(() => {
  asked = [];
  isOffline = false;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('http://localhost/search-index/', ''));
    if (isOffline) {
      throw new TypeError('offline');
    }
    return new Response(files[asked.at(-1) ?? '']);
  });
});

const open = () =>
  createShardedClient({
    headings,
    headingsUrl: 'http://localhost/search-index/headings.json',
    textUrl: 'http://localhost/search-index/text.json',
  });
async function find(client: ReturnType<typeof open>, query: string) {
  const { results } = await client.search({ requests: [{ indexName: 'notes', query }] });
  return results[0]?.hits.map(({ url }) => url) ?? [];
}

test('answers from the headings before the words have come', async () => {
  isOffline = true;
  expect((await find(open(), '충돌 해결'))[0]).toBe('/n/sync/#conflicts');
  expect(asked).toEqual(['words.json']);
});

test('waits for the shards before it says that there is nothing', async () => {
  expect((await find(open(), '구름 모양'))[0]).toBe('/n/sync/#sync-status');
  expect(asked).toEqual(['words.json', 'postings-0.json', 'text-0.json']);
});

test('tells when the shards of a query have come, once for each thing that came', async () => {
  const client = open();
  const told = vi.fn();
  client.onBetter(told);
  client.prepare();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  const [first = [], before] = [await find(client, '단축키'), asked.length];
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect((await find(client, '단축키')).length).toBeGreaterThanOrEqual(first.length);
  expect(asked.length).toBeGreaterThan(before);
  const loaded = asked.length;
  await find(client, '단축키');
  expect([asked.length, told.mock.calls.length]).toEqual([loaded, 2]);
});

test('fails when the shards cannot be reached, and works once they can', async () => {
  const client = open();
  isOffline = true;
  await expect(find(client, '구름 모양')).rejects.toThrow('offline');
  isOffline = false;
  expect((await find(client, '구름 모양'))[0]).toBe('/n/sync/#sync-status');
});
