import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { startCharsetlessServer } from './support/charsetlessServer.ts';
import { opened } from './support/openedFiles.ts';

const dist = fileURLToPath(new URL('../site/dist/', import.meta.url));

const test = base.extend<{ bare: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  bare: async ({}, use) => {
    const { server, url } = await startCharsetlessServer();
    await use(url);
    server.closeAllConnections();
    server.close();
  },
});

/** Files whose charset their format declares. */
const declared = ['blog/rss.xml'] as const;
/** Files whose charset the host names: a byte order mark would be read as text by programs. */
const undeclared = ['docs/intro.md', 'llms.txt'] as const;

test('files read as Korean on ours, feeds also on a host that names no charset', async ({
  page,
  bare,
  baseURL,
}) => {
  const ours = baseURL ?? '';
  for (const name of [...declared, ...undeclared]) {
    for (const host of undeclared.some((one) => one === name) ? [ours] : [bare, ours]) {
      await page.goto(host + name);
      const text = await page.evaluate(() => document.documentElement.textContent);
      expect(text, host + name).toContain(opened[name]);
      expect(text, host + name).not.toMatch(/ì|ë|\uFFFD/);
    }
  }
});

test('the name of the installed site reads as Korean on a host that names no charset', async ({
  page,
  bare,
}) => {
  const written = JSON.parse(readFileSync(`${dist}manifest.webmanifest`, 'utf8'));
  await page.goto(`${bare}docs/intro/`);
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toEqual(written);
});
