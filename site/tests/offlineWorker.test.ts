import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offlineWorker } from '../src/build/offline/offlineWorker.ts';
import { madePages } from '../src/content/page-table/madePages.ts';
import { builtPage } from './support/builtPage.ts';

/** The worker of a site whose offline page has this text. */
async function workerOf(offlinePage: string, enabled = true): Promise<string> {
  const folder = `${mkdtempSync(join(tmpdir(), 'worker-'))}/`;
  const step = offlineWorker({ base: '/zs-ui/', enabled });
  step.page(builtPage('<script src="/zs-ui/_astro/home.js"></script>', madePages.home));
  step.page(builtPage(offlinePage, madePages.offline));
  await step.end?.({ folder, log: () => undefined, warn: () => undefined });
  const text = readFileSync(`${folder}sw.js`, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

const page = (script: string) => `<p>오프라인</p><script type=module src='${script}'></script>`;
const versionOf = (worker: string) => /const version = "(\w+)"/.exec(worker)?.[1];

test('the worker keeps the offline page, what that runs on, and the icon', async () => {
  const worker = await workerOf(page('/zs-ui/_astro/main.js'));
  expect(worker).toContain(
    'const core = ["/zs-ui/offline/","/zs-ui/_astro/main.js","/zs-ui/favicon.svg"];',
  );
  expect(worker).not.toContain('home.js');
});

test('its version changes when a file of its core does, and only then', async () => {
  const [one, same, other] = await Promise.all(
    ['a.1.js', 'a.1.js', 'a.2.js'].map(async (name) => versionOf(await workerOf(page(name)))),
  );
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

test('switched off, it is a worker that removes itself', async () => {
  const worker = await workerOf(page('a.js'), false);
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('const core');
});
