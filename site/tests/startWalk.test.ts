import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { startWalk } from '../src/build/postprocess/startWalk.ts';

const script = new URL('support/testWalk.js', import.meta.url);

function begin(of = script) {
  const logger = { info: vi.fn(), warn: vi.fn() };
  return { logger, walk: startWalk('dist/', logger, of) };
}

test('every page gets its own answer, a page with a mistake its error', async () => {
  const { logger, walk } = begin();
  const pages = ['one', 'fail', 'two'].map((html) => walk.page('docs/', html));
  expect(await Promise.allSettled(pages)).toMatchObject([
    { value: 'one seen' },
    { reason: { message: 'links, /docs/: no such thing' } },
    { value: 'two seen' },
  ]);
  await walk.end();
  expect(logger.info).toHaveBeenCalledWith('end of dist/');
});

test('a thread that dies fails the pages that wait for it, and all that come after', async () => {
  const { walk } = begin();
  const pages = ['die', 'one'].map((html) => walk.page('docs/', html));
  for (const page of pages) {
    await expect(page).rejects.toThrow('코드 3');
  }
  await expect(walk.page('docs/', 'two')).rejects.toThrow('코드 3');
  await expect(walk.end()).rejects.toThrow('코드 3');
});

test('a thread that never started fails the first page', async () => {
  const { walk } = begin(new URL('support/none.js', import.meta.url));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(walk.page('', '<p>')).rejects.toThrow('none.js');
});

test('the steps load in a thread of plain Node', async () => {
  const source = new URL('../src/build/postprocess/steps.ts', import.meta.url);
  const thread = new Worker(`import(${JSON.stringify(source.href)})`, { eval: true });
  expect(await once(thread, 'exit')).toEqual([0]);
});
