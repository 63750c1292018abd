import { beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedClient } from '../../src/browser/client/embeddedClient.ts';
import { packRecords } from '../../src/shared/columns.ts';
import type { SearchRecord } from '../../src/shared/protocol.ts';

function record(lvl1: string, content: string | null): SearchRecord {
  const url = `/zs-ui/docs/${lvl1}/`;
  return {
    objectID: `${url}${content ? 'text' : ''}`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: content ? 'content' : 'lvl1',
    hierarchy: {
      lvl0: 'Overlay',
      lvl1,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    language: 'ko',
    docusaurus_tag: 'docs-default-current',
  };
}

const records = [
  record('Alert', null),
  record('Alert', '사용자에게 확인을 받는 창입니다.'),
  record('Loader', null),
  record('Loader', '기다리는 동안 회전하는 표시입니다.'),
];
const other = packRecords([record('Other', null), record('Other', '다른 빌드입니다.')]);

type Reply = () => Promise<Response>;
const json =
  (file: unknown): Reply =>
  async () =>
    Response.json(file);
const offline: Reply = async () => {
  throw new TypeError('offline');
};

let replies: { headings: Reply; text: Reply };
let asked: string[];

beforeEach(() => {
  const { headings, text } = packRecords(records);
  replies = { headings: json(headings), text: json(text) };
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    return pathname === '/headings.json' ? replies.headings() : replies.text();
  });
});

const open = (early?: ArrayBuffer) =>
  createEmbeddedClient({ headingsUrl: '/headings.json', textUrl: '/text.json' }, early);
async function find(client: ReturnType<typeof open>, query: string) {
  const answer = await client.search({ requests: [{ indexName: 'zs-ui', query }] });
  return answer.results[0]?.hits.map(({ hierarchy }) => hierarchy.lvl1);
}

test('loads nothing until it is asked to', () => {
  open();
  expect(asked).toEqual([]);
});

test('loads the headings alone ahead', async () => {
  const client = open();
  client.load();
  await vi.waitFor(() => expect(asked).toEqual(['/headings.json']));
  replies.text = () => new Promise(() => undefined);
  expect(await find(client, 'Alert')).toEqual(['Alert']);
  expect(asked.filter((url) => url === '/headings.json')).toHaveLength(1);
});

test('takes headings that were fetched ahead, and fetches them anew if they make no sense', async () => {
  const early = await (await replies.headings()).arrayBuffer();
  expect(await find(open(early), 'Alert')).toEqual(['Alert']);
  expect(asked).not.toContain('/headings.json');

  const client = open(new TextEncoder().encode('<html>').buffer);
  await expect(find(client, 'Alert')).rejects.toThrow(SyntaxError);
  expect(await find(client, 'Alert')).toEqual(['Alert']);
});

test('answers from the headings while the text is on its way', async () => {
  replies.text = () => new Promise(() => undefined);
  expect(await find(open(), 'Alert')).toEqual(['Alert']);
});

test('waits for the text before it says that there is nothing', async () => {
  expect(await find(open(), '회전하는')).toEqual(['Loader']);
});

test('tells when the text has come', async () => {
  const client = open();
  const better = new Promise<void>((resolve) => client.onBetter(resolve));
  client.prepare();
  await better;
  expect(await find(client, '회전하는')).toEqual(['Loader']);
  expect(asked).toEqual(['/headings.json', '/text.json']);
});

test('fails when the index cannot be reached, and works once it can', async () => {
  const { headings } = replies;
  replies.headings = offline;
  const client = open();
  await expect(find(client, 'Alert')).rejects.toThrow('offline');
  replies.headings = headings;
  expect(await find(client, 'Alert')).toEqual(['Alert']);
});

test('fails on a status that is not ok', async () => {
  replies.headings = async () => new Response('gone', { status: 404 });
  await expect(find(open(), 'Alert')).rejects.toThrow('404');
});

test('still answers from the headings when only the text is lost', async () => {
  replies.text = offline;
  const client = open();
  expect(await find(client, 'Alert')).toEqual(['Alert']);
  await expect(find(client, '회전하는')).rejects.toThrow('offline');
});

test('loads both files anew when they are of two builds', async () => {
  replies.text = json(other.text);
  const client = open();
  await expect(find(client, '다른')).rejects.toThrow();
  replies.headings = json(other.headings);
  expect(await find(client, '다른')).toEqual(['Other']);
});
