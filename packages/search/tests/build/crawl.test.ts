import { afterEach, expect, test } from 'vitest';
import { crawl } from '../../src/build/server/crawl.ts';
import { type LocalServer, startServer } from '../fixture/localServer.ts';

let server: LocalServer;
let asked: string[];
afterEach(() => server.close());

const page = (title: string, links = '') =>
  `<html lang="ko"><main><article><h1>${title}</h1><p>글</p>${links}</article></main></html>`;
const link = (href: string) => `<a href="${href}">x</a>`;

/** Serves pages by path; a status instead of a text fails. */
async function serve(pages: Record<string, string | number>): Promise<void> {
  asked = [];
  server = await startServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const found = pages[path] ?? 404;
    const type = path.endsWith('/') ? 'text/html; charset=utf-8' : 'image/png';
    response.writeHead(typeof found === 'number' ? found : 200, { 'content-type': type });
    response.end(typeof found === 'number' ? 'none' : found);
  });
}

const found = async (base = '/docs/') => [
  ...new Set((await crawl(server.origin, base)).map((record) => record.url_without_anchor)),
];

test('every page that links lead to is read once, under its path', async () => {
  await serve({
    '/docs/': page('처음', link('a/') + link('/docs/b/#part') + link('/docs/')),
    '/docs/a/': page('가', link('../b/?q=1') + link('../')),
    '/docs/b/': page('나', link('/docs/a/')),
  });
  expect(await found()).toEqual(['/docs/', '/docs/a/', '/docs/b/']);
  expect(asked).toHaveLength(3);
});

test('files, other hosts, other sites of the host and nonsense are not followed', async () => {
  await serve({
    '/docs/': page(
      '처음',
      [
        '/docs/a.png',
        '/docs/feed.xml',
        'https://example.com/docs/',
        '/blog/',
        'http://[',
        'mailto:a@b.c',
        '',
      ]
        .map(link)
        .join(''),
    ),
  });
  expect(await found()).toEqual(['/docs/']);
  expect(asked).toEqual(['/docs/']);
});

test('a page that fails, or is none, is left out; the others are not', async () => {
  await serve({
    '/docs/': page('처음', link('broken/') + link('gone/') + link('image') + link('whole/')),
    '/docs/broken/': 500,
    '/docs/image': 'png',
    '/docs/whole/': page('끝'),
  });
  expect(await found()).toEqual(['/docs/', '/docs/whole/']);
});

test('lists of links are followed and are no documents themselves', async () => {
  await serve({
    '/docs/': `<html><main><h1>목록</h1>${link('a/')}</main></html>`,
    '/docs/a/': page('가'),
  });
  expect(await found()).toEqual(['/docs/a/']);
});

test('a server that cannot be reached gives nothing', async () => {
  await serve({});
  server.close();
  expect(await found()).toEqual([]);
});

test('a site without an end is read up to a limit', async () => {
  server = await startServer((request, response) => {
    const at = Number(/(\d+)\/$/.exec(request.url ?? '')?.[1] ?? 0);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(page(`${at}`, link(`/docs/${at + 1}/`) + link(`/docs/${at + 2}/`)));
  });
  expect(await found()).toHaveLength(600);
});
