import { expect, test } from 'vitest';
import { IndexTooLarge, makeIndexFiles } from '../../src/build/indexFolder.ts';
import { openEngine } from '../../src/shared/engine/engine.ts';
import { StaleIndex } from '../../src/shared/errors.ts';
import { HEADINGS_FILE } from '../../src/shared/files/formats.ts';
import { packRecords } from '../../src/shared/files/packRecords.ts';
import { packShards } from '../../src/shared/files/packShards.ts';
import { initials } from '../../src/shared/korean/jamo.ts';
import { ask, engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

const { headings: headingsFile, text: textFile } = packRecords(fixtureRecords);
/** Shards so small that one query needs several. */
const files: Record<string, unknown> = {
  [HEADINGS_FILE]: { ...headingsFile, sharded: true },
  ...packShards(headingsFile, textFile, { postings: 60, text: 100 }),
};
const read = async (name: string): Promise<unknown> => structuredClone(files[name]);

/** An engine over the shards of the fixture, and what it has loaded besides the headings. */
async function open(load = read) {
  const loaded: string[] = [];
  const engine = await openEngine((name) => {
    if (name === HEADINGS_FILE) {
      return read(name);
    }
    loaded.push(name);
    return load(name);
  });
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
  const whole = await engineOf(fixtureRecords);
  for (const query of typed) {
    // A fresh engine each: what earlier queries loaded must not help.
    const { engine } = await open();
    const request = { attributesToSnippet: ['content:10'], hitsPerPage: 50 };
    const { processingTimeMS: _, ...sharded } = await ask(engine, query, request);
    const { processingTimeMS: __, ...expected } = await ask(whole, query, request);
    expect(sharded, query).toEqual(expected);
  }
}, 60_000);

test('a query loads the shards that it looks at, and each only once', async () => {
  const { engine, loaded } = await open();
  await Promise.all([ask(engine, '구름 모양'), ask(engine, '구름 모양')]);
  expect(loaded).toContain('words.json');
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(loaded.length).toBeLessThan(Object.keys(files).length - 1);
  const before = loaded.length;
  await ask(engine, '구름 모양');
  expect(loaded.length).toBe(before);
});

test('what is there answers at once and says whether more would help', async () => {
  const { engine } = await open();
  const query = queryOf('충돌 해결');
  const first = engine.find(query);
  expect(first.isComplete).toBe(false);
  expect(first.page.found[0]?.section.url).toBe('/n/sync/#conflicts');
  expect(await engine.load(query)).toBe(true);
  expect(engine.find(query).isComplete).toBe(true);
  expect(await engine.load(query)).toBe(false);
});

test('what one query loads helps the next', async () => {
  const { engine, loaded } = await open();
  await engine.load(queryOf('동기화 상태'));
  const before = loaded.length;
  await engine.load(queryOf('동기화 상태 표시'));
  expect(loaded.slice(before)).not.toContain('words.json');
});

test('a shard that fails fails the search, and the next one tries again', async () => {
  let isOffline = true;
  const { engine } = await open(async (name) => {
    if (isOffline) {
      throw new TypeError('offline');
    }
    return read(name);
  });
  await expect(ask(engine, '구름 모양')).rejects.toThrow('offline');
  isOffline = false;
  expect((await ask(engine, '구름 모양')).hits[0]?.url).toBe('/n/sync/#sync-status');
});

test.each(['words.json', 'postings-0.json', 'text-0.json'])(
  'a %s of another build is refused',
  async (stale) => {
    const { engine } = await open(async (name) => {
      const file = (await read(name)) as object;
      return name === stale ? { ...file, build: 'other' } : file;
    });
    const everything = Promise.all(typed.map((query) => engine.load(queryOf(query))));
    await expect(everything).rejects.toThrow(StaleIndex);
  },
);

test('a site too large for shards is told what to use instead', () => {
  const [record] = fixtureRecords;
  const many = Array.from({ length: 3001 }, (_, n) =>
    record ? [{ ...record, url: `/p${n}/`, url_without_anchor: `/p${n}/` }] : [],
  );
  expect(() => makeIndexFiles(many.flat())).toThrow(IndexTooLarge);
  expect(() => makeIndexFiles(many.flat())).toThrow(/3001 pages.*zs-search push/);
});

test('texts are cut into shards where the border is passed, and only there', () => {
  expect(Object.keys(makeIndexFiles(fixtureRecords))).toEqual(['headings.json', 'text.json']);
  expect(Object.keys(makeIndexFiles(fixtureRecords, { shardedFrom: 0 }))).toEqual([
    'headings.json',
    'words.json',
    'postings-0.json',
    'text-0.json',
  ]);
});
