import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offlineWorker } from '../../src/build/offline/offlineWorker.ts';

/** The worker of a site whose offline page has this text. */
async function workerOf(offlinePage: string, enabled = true): Promise<string> {
  const folder = `${mkdtempSync(join(tmpdir(), 'worker-'))}/`;
  const step = offlineWorker({ base: '/zs-ui/', enabled });
  mkdirSync(`${folder}offline`);
  writeFileSync(`${folder}offline/index.html`, offlinePage);
  await step.end?.({ folder, log: () => undefined, warn: () => undefined });
  const text = readFileSync(`${folder}sw.js`, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

const page = (text: string) =>
  `<p>${text}</p><link rel="stylesheet" href="/zs-ui/_astro/a.css"><script type="module" src="/zs-ui/_astro/main.js"></script>`;

test('the worker keeps the offline page, the files that it names, and the icon', async () => {
  expect(await workerOf(page('오프라인'))).toContain(
    'const core = ["/zs-ui/offline/","/zs-ui/_astro/a.css","/zs-ui/_astro/main.js","/zs-ui/favicon.svg"];',
  );
});

test('the worker changes when the offline page does, and only then', async () => {
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => workerOf(page(text))));
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

test('switched off, it is a worker that removes itself', async () => {
  const worker = await workerOf(page('a'), false);
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('const core');
});
