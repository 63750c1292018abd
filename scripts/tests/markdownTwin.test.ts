import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it, test } from 'vitest';
import { request, serveBuild, write, writePage } from './support/servedBuild.ts';

serveBuild();

const markdown = { accept: 'text/markdown, text/html, */*' };
const type = 'text/markdown; charset=utf-8';

beforeAll(() => {
  writePage('docs/intro/index.html', '<h1>설치</h1>');
  writePage('docs/intro.md', '# 설치');
  write('index.md', '# 첫 화면');
  writePage('blog/tags/index.html', '<h1>태그</h1>');
});

test.each([
  ['docs/intro/', '# 설치'],
  ['docs/intro/?from=search', '# 설치'],
  ['', '# 첫 화면'],
])('an agent that asks for /%s as Markdown gets it', async (path, text) => {
  const { status, headers, body } = await request(path, markdown);
  expect([status, headers['content-type'], body.toString()]).toEqual([200, type, text]);
  expect(headers.vary).toBe('Accept, Accept-Encoding');
});

it.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  '*/*',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
])('sends HTML to who accepts %s, and says that the answer varies', async (accept) => {
  const { headers, body } = await request('docs/intro/', { accept });
  expect([headers['content-type'], body.toString()]).toEqual([
    'text/html; charset=utf-8',
    '<h1>설치</h1>',
  ]);
  expect(headers.vary).toBe('Accept, Accept-Encoding');
});

test('a page without Markdown is sent as HTML, and a missing one is missing', async () => {
  expect((await request('blog/tags/', markdown)).body.toString()).toBe('<h1>태그</h1>');
  expect((await request('docs/none/', markdown)).status).toBe(404);
});

test('a file is sent as what it is, whatever is preferred', async () => {
  write('data.json', '{}');
  write('data.json.md', '# no');
  const { headers } = await request('data.json', markdown);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
});

test('Markdown is compressed, sent once, and its head alone, as HTML is', async () => {
  const compressed = { ...markdown, 'accept-encoding': 'br' };
  const { headers, body } = await request('docs/intro/', compressed);
  expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', type]);
  expect(brotliDecompressSync(body).toString()).toBe('# 설치');
  const known = { 'if-none-match': headers.etag ?? '' };
  expect((await request('docs/intro/', { ...compressed, ...known })).status).toBe(304);
  // The tag of the Markdown is none of the HTML.
  expect((await request('docs/intro/', { 'accept-encoding': 'br', ...known })).status).toBe(200);
  const head = await request('docs/intro/', markdown, 'HEAD');
  expect([head.headers['content-type'], head.headers['content-length'], head.body.length]).toEqual([
    type,
    '8',
    0,
  ]);
});

test('an address without its slash leads to that of the page, for whoever asks', async () => {
  const { status, headers } = await request('docs/intro', markdown);
  expect([status, headers.location]).toEqual([301, '/zs-ui/docs/intro/']);
});
