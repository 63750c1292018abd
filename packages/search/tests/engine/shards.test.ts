import { expect, test } from 'vitest';
import { IndexTooLarge, makeIndexFiles } from '../../src/build/indexFiles.ts';
import { packRecords } from '../../src/shared/columns.ts';
import { initials } from '../../src/shared/jamo.ts';
import type { SearchRecord } from '../../src/shared/protocol.ts';
import type { WordsFile } from '../../src/shared/shards/format.ts';
import { packShards } from '../../src/shared/shards/packShards.ts';
import { createShardedEngine } from '../../src/shared/shards/shardedEngine.ts';
import { ask, fixtureEngine, fixtureRecords } from '../fixture/site.ts';

const { headings: headingsFile, text: textFile } = packRecords(fixtureRecords);
/** Shards so small that one query needs several. */
const shards = packShards(headingsFile, textFile, { postings: 60, text: 100 });
const read = (name: string) => structuredClone(shards[name]);

/** An engine over the shards of the fixture, and what it has loaded. */
function open(load = async (name: string): Promise<unknown> => read(name)) {
  const loaded: string[] = [];
  const engine = createShardedEngine(
    { headings: headingsFile, words: read('words.json') as WordsFile },
    (name) => {
      loaded.push(name);
      return load(name);
    },
  );
  return { engine, loaded };
}

const headings = fixtureRecords.flatMap(({ hierarchy, type }) =>
  type === 'content' ? [] : [hierarchy[type] ?? ''],
);
const sentences = fixtureRecords.flatMap(({ content }) => content?.split('. ') ?? []);
const typed = [
  ...headings,
  ...headings.map(initials),
  ...sentences,
  ...sentences.map((sentence) => sentence.split(' ').slice(0, 3).join(' ')),
  ...sentences.map((sentence) => sentence.replaceAll(' ', '')),
  'ehdrlghk',
  'readOnly 에디터',
  '없는말뷁쉛',
];

test('shards answer every query as the whole index does, snippets and counts too', async () => {
  const whole = fixtureEngine();
  for (const query of typed) {
    // A fresh engine each: what earlier queries loaded must not help.
    const { engine } = open();
    const request = { attributesToSnippet: ['content:10'], hitsPerPage: 50 };
    const { processingTimeMS: _, ...sharded } = await ask(engine, query, request);
    const { processingTimeMS: __, ...expected } = await ask(whole, query, request);
    expect(sharded, query).toEqual(expected);
  }
}, 60_000);

test('a query loads the shards that it looks at, and each only once', async () => {
  const { engine, loaded } = open();
  await Promise.all([ask(engine, '구름 모양'), ask(engine, '구름 모양')]);
  expect(new Set(loaded).size).toBe(loaded.length);
  const before = loaded.length;
  await ask(engine, '구름 모양');
  expect(loaded.length).toBe(before);
});

test('what is there answers at once and says whether more would help', async () => {
  const { engine } = open();
  const requests = [{ indexName: 'notes', query: '충돌 해결' }];
  const first = engine.peek(requests);
  expect(first.isWhole).toBe(false);
  expect(first.results[0]?.hits[0]?.url).toBe('/n/sync/#conflicts');
  await engine.search({ requests });
  expect(engine.peek(requests).isWhole).toBe(true);
});

test('a shard that fails fails the search, and the next one tries again', async () => {
  let isOffline = true;
  const { engine } = open(async (name) => {
    if (isOffline) {
      throw new TypeError('offline');
    }
    return read(name);
  });
  await expect(ask(engine, '구름 모양')).rejects.toThrow('offline');
  isOffline = false;
  expect((await ask(engine, '구름 모양')).hits[0]?.url).toBe('/n/sync/#sync-status');
});

test('a shard of another build is refused', async () => {
  const { engine } = open(async (name) => ({ ...read(name), build: 'other' }));
  await expect(ask(engine, '구름 모양')).rejects.toThrow('another build');
});

test('a site too large for shards is told to use the hosted provider', () => {
  const [record] = fixtureRecords;
  const many = Array.from({ length: 3001 }, (_, n): SearchRecord[] =>
    record ? [{ ...record, url: `/p${n}/`, url_without_anchor: `/p${n}/` }] : [],
  );
  expect(() => makeIndexFiles(many.flat())).toThrow(IndexTooLarge);
  expect(() => makeIndexFiles(many.flat())).toThrow(/3001쪽.*search:push/);
});

test('texts are cut into shards where the border is passed, and only there', () => {
  expect(Object.keys(makeIndexFiles(fixtureRecords))).toEqual(['headings.json', 'text.json']);
  expect(Object.keys(makeIndexFiles(fixtureRecords, 0))).toEqual([
    'headings.json',
    'words.json',
    'postings-0.json',
    'text-0.json',
  ]);
});
