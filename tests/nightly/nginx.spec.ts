import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { siteConfig } from '../../site/src/site.config.ts';
import { startNginx } from '../support/nginxServer.ts';
import { opened } from '../support/openedFiles.ts';

const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));
const hosting = readFileSync(new URL('../../site/HOSTING.md', import.meta.url), 'utf8');

/** Starts nginx with the content of its `http` block, until the test ends. */
type Serve = (site: (port: number) => string) => Promise<string>;

const test = base.extend<{ serve: Serve }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  serve: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (site) => {
      const { port, stop } = await startNginx(site);
      stops.push(stop);
      return `http://localhost:${port}${siteConfig.base}`;
    });
    await Promise.all(stops.map((stop) => stop()));
  },
});

/** Configuration with the folder only, and otherwise the defaults of nginx. */
const plain =
  (more = '', folder = dist) =>
  (port: number) =>
    `server { listen ${port}; location ${siteConfig.base} { alias ${folder}; ${more} } }`;

/** The configuration in HOSTING.md. */
const documented = (port: number) =>
  (/```nginx\n([\s\S]*?)```/.exec(hosting)?.[1] ?? '')
    .replace('listen 80;', `listen ${port};`)
    .replaceAll('/srv/zs-ui/', dist);

const isKorean = (text: string, word: string) => text.includes(word) && !/ì|ë|\uFFFD/.test(text);

test('every text reads as Korean with the settings that nginx comes with', async ({
  page,
  serve,
}) => {
  const site = await serve(plain());
  for (const [name, word] of Object.entries(opened)) {
    if (/\.(?:md|txt)$/.test(name)) {
      // Read by programs as UTF-8; a browser needs the charset of HOSTING.md.
      expect(isKorean(await (await fetch(site + name)).text(), word), name).toBe(true);
    } else {
      await page.goto(site + name);
      const text = await page.evaluate(() => document.documentElement.textContent);
      expect(isKorean(text, word), name).toBe(true);
    }
  }
});

test('configured by HOSTING.md, nginx leads from the address without its slash, whatever the protocol', async ({
  serve,
}) => {
  const site = await serve(documented);
  for (const address of [site.slice(0, -1), new URL('/', site).href]) {
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, siteConfig.base]);
  }
});

test('configured by HOSTING.md, nginx sends the charset of every text, and browsers show it', async ({
  page,
  serve,
}) => {
  const site = await serve(documented);
  for (const [name, word] of Object.entries(opened)) {
    const response = await page.goto(site + name);
    expect(response?.headers()['content-type'], name).toMatch(/; charset=utf-8$/);
    const text = await page.evaluate(() => document.documentElement.textContent);
    expect(isKorean(text, word), name).toBe(true);
  }
});

test('configured by HOSTING.md, nginx sends a page as Markdown to who prefers that, and HTML to others', async ({
  serve,
}) => {
  const site = await serve(documented);
  const typeFor = async (accept: string, path = 'docs/intro/') => {
    const { status, headers, ok } = await fetch(site + path, { headers: { accept } });
    expect(ok || status, accept).toBe(true);
    expect(headers.get('vary')?.split(', ').sort(), accept).toEqual(['Accept', 'Accept-Encoding']);
    return headers.get('content-type');
  };
  const markdown = 'text/markdown; charset=utf-8';
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/markdown;q=1.0, text/html;q=0.9, */*;q=0.1',
    'text/html;q=0.5, Text/Markdown',
    'application/json, text/markdown;q=0.5',
  ]) {
    expect(await typeFor(accept), accept).toBe(markdown);
  }
  for (const accept of [
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    '*/*',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
    'text/markdownish',
  ]) {
    expect(await typeFor(accept), accept).toBe('text/html; charset=utf-8');
  }
  const isMarkdown = await fetch(`${site}docs/intro/`, { headers: { accept: 'text/markdown' } });
  expect(await isMarkdown.text()).toBe(readFileSync(`${dist}docs/intro.md`, 'utf8'));
  expect(await typeFor('text/markdown', 'blog/tags/')).toBe('text/html; charset=utf-8');
  const missing = await fetch(`${site}docs/none/`, { headers: { accept: 'text/markdown' } });
  expect(missing.status).toBe(404);
  const file = await fetch(`${site}versions.json`, { headers: { accept: 'text/markdown' } });
  expect(file.headers.get('vary')).not.toContain('Accept,');
});
