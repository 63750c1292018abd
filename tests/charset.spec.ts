import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { startBareServer } from './support/bareServer.ts';
import { opened } from './support/openedFiles.ts';

const dist = fileURLToPath(new URL('../site/dist/', import.meta.url));
const files = readdirSync(dist, { recursive: true }).map((name) => String(name));
const ending = (...endings: string[]) =>
  files.filter((name) => endings.some((end) => name.endsWith(end)));

const test = base.extend<{ bare: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  bare: async ({}, use) => {
    const { server, url } = await startBareServer();
    await use(url);
    server.closeAllConnections();
    server.close();
  },
});

for (const [name, word] of Object.entries(opened)) {
  test(`${name} reads as Korean on a host that names no charset, and on ours`, async ({
    page,
    bare,
    baseURL,
  }) => {
    for (const host of [bare, baseURL ?? '']) {
      await page.goto(host + name);
      const text = await page.evaluate(() => document.documentElement.textContent);
      expect(text).toContain(word);
      expect(text).not.toMatch(/ì|ë|\uFFFD/);
    }
  });
}

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

test('every text of the build is UTF-8 and says so where its kind has a place for it', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const read = (name: string) => strict.decode(readFileSync(dist + name));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text);
  expect(ending('.md').length).toBeGreaterThan(20);
  // Code of the examples is read by a script, for which every text is UTF-8.
  for (const name of ending('.md', '.txt').filter((name) => !name.startsWith('preview/'))) {
    const text = read(name);
    expect(text.startsWith('\uFEFF') || isAscii(text), name).toBe(true);
  }
  for (const name of ending('.xml')) {
    expect(read(name), name).toMatch(/^<\?xml [^>]*encoding="utf-8"/i);
  }
  // JSON has no other letters than UTF-8, and programs refuse a mark in front of it.
  for (const name of ending('.json', '.webmanifest')) {
    expect(() => JSON.parse(read(name)), name).not.toThrow();
  }
});
