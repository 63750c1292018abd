import { expect, test } from 'vitest';
import { createDocsLoader, type Docs, openDocs } from '../../src/docs/index.ts';
import { FRESH_MS, STALE_MS } from '../../src/docs/limits.ts';
import { siteFolder } from '../fixture/site.ts';

/** A loader, the number of times it read, and its clock. */
async function loaderOf(change: (docs: Docs, reads: number) => Docs) {
  const docs = await openDocs(await siteFolder(), {});
  const state = { reads: 0, now: 0 };
  const load = createDocsLoader(
    async () => {
      state.reads += 1;
      return change(docs, state.reads);
    },
    () => state.now,
  );
  return { load, state };
}

/** Reads of the loader above take no time but turns of promises. */
const readingEnds = () => new Promise(setImmediate);

test('Many calls at once read the docs once', async () => {
  const { load, state } = await loaderOf((docs) => docs);
  await Promise.all([load(), load(), load()]);
  expect(state.reads).toBe(1);
});

test('A read that failed is tried again at the next call', async () => {
  const { load, state } = await loaderOf((docs, reads) => {
    if (reads === 1) {
      throw new Error('down');
    }
    return docs;
  });
  await expect(load()).rejects.toThrow('down');
  expect((await load()).version).toBe('0.32.2');
  expect(state.reads).toBe(2);
});

test('Docs are renewed after an hour, those from a copy after a minute', async () => {
  const { load, state } = await loaderOf((docs, reads) =>
    reads === 2 ? { ...docs, notice: '사본입니다.' } : docs,
  );
  await load();
  state.now = FRESH_MS - 1;
  await load();
  expect(state.reads).toBe(1);
  state.now = FRESH_MS;
  await load();
  await readingEnds();
  expect((await load()).notice).toBe('사본입니다.');
  expect(state.reads).toBe(2);
  state.now += STALE_MS;
  await load();
  await readingEnds();
  expect((await load()).notice).toBeUndefined();
});

test('No call waits for a renewal', async () => {
  const docs = await openDocs(await siteFolder(), {});
  const state = { now: 0, reads: 0 };
  const load = createDocsLoader(
    () => {
      state.reads += 1;
      return state.reads === 1 ? Promise.resolve(docs) : new Promise(() => undefined);
    },
    () => state.now,
  );
  await load();
  state.now = FRESH_MS;
  expect(await Promise.all([load(), load()])).toEqual([docs, docs]);
  expect(state.reads).toBe(2);
});

test('A renewal that failed leaves the docs, which say so, and is tried again after a minute', async () => {
  const { load, state } = await loaderOf((docs, reads) => {
    if (reads === 2) {
      throw new Error('연결하지 못했습니다.');
    }
    return docs;
  });
  await load();
  state.now = FRESH_MS;
  expect((await load()).notice).toBeUndefined();
  await readingEnds();
  expect(await load()).toMatchObject({
    version: '0.32.2',
    notice: '문서를 새로 읽지 못해 앞서 읽은 문서로 답합니다: 연결하지 못했습니다.',
  });
  expect(state.reads).toBe(2);
  state.now += STALE_MS;
  await load();
  await readingEnds();
  expect((await load()).notice).toBeUndefined();
});
