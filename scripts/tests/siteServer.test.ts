import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, test, vi } from 'vitest';
import { createSiteServer } from '../lib/siteServer.ts';
import {
  dist,
  request,
  serveBuild,
  server,
  write,
  writeFacts,
  writePage,
} from './support/servedBuild.ts';

serveBuild();

describe('a range', () => {
  it.each([
    ['bytes=5-2', 416],
    ['bytes=0-18446744073709551615', 206],
    ['bytes=99999999-', 416],
    ['bytes=99999999999999999999-99999999999999999999', 416],
    ['bytes=-0', 416],
    ['bytes=a-b', 416],
    ['bytes=0-1,3-4', 200],
    ['lines=1-2', 200],
  ])('that reads %s is answered with %d, and the server lives on', async (range, status) => {
    expect((await request('', { range })).status).toBe(status);
    expect((await request('')).status).toBe(200);
  });

  it('brings the part that was asked for', async () => {
    expect((await request('', { range: 'bytes=1-2' })).body.toString()).toBe('h1');
    expect((await request('', { range: 'bytes=-5' })).body.toString()).toBe('</h1>');
  });
});

describe('a file that is not what it was', () => {
  it('ends the connection where it was cut short while it was sent', async () => {
    write('big.txt', Buffer.alloc(30_000_000));
    const { port } = server.address() as AddressInfo;
    const socket = connect(port);
    const closed = once(socket, 'close');
    socket.once('data', () => {
      socket.pause();
      truncateSync(join(dist, 'big.txt'), 1_000_000);
      socket.resume();
    });
    socket.write('GET /zs-ui/big.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    expect(socket.bytesRead).toBeLessThan(30_000_000);
    rmSync(join(dist, 'big.txt'));
  });

  it('is missing where a folder has the name of a page, that of the not-found page included', async () => {
    mkdirSync(join(dist, 'odd/index.html'), { recursive: true });
    expect((await request('odd/')).status).toBe(404);
    rmSync(join(dist, '404.html'));
    rmSync(join(dist, '404.html.br'));
    mkdirSync(join(dist, '404.html'));
    expect((await request('none')).status).toBe(404);
    rmSync(join(dist, '404.html'), { recursive: true });
    writePage('404.html', '<h1>없음</h1>');
    rmSync(join(dist, 'odd'), { recursive: true });
  });
});

test('a file that cannot be read is no missing one: its reader may ask again', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  symlinkSync('loop.txt', join(dist, 'loop.txt'));
  const { status, headers, body } = await request('loop.txt');
  expect([status, headers['retry-after'], body.length]).toEqual([503, '1', 0]);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\S*loop\.txt .*ELOOP/));
  told.mockRestore();
  rmSync(join(dist, 'loop.txt'));
});

describe('a browser', () => {
  it('that takes Brotli gets the compressed twin, typed as what it stands for', async () => {
    const { headers, body } = await request('', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(brotliDecompressSync(body).toString()).toBe('<h1>처음</h1>');
  });

  it.each(['', 'gzip', 'br;q=0', 'identity'])(
    'that takes "%s" gets no Brotli',
    async (accepted) => {
      const { headers, body } = await request('', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe('<h1>처음</h1>');
    },
  );

  it('that has the file already gets no second copy', async () => {
    const { headers } = await request('');
    const tag = await request('', { 'if-none-match': headers.etag ?? '' });
    expect([tag.status, tag.body.length]).toEqual([304, 0]);
    const date = await request('', { 'if-modified-since': headers['last-modified'] ?? '' });
    expect(date.status).toBe(304);
  });

  it('that has an older file gets the new one', async () => {
    const old = { 'if-none-match': 'W/"1-1"' };
    expect((await request('', old)).body.toString()).toBe('<h1>처음</h1>');
    expect((await request('', { 'if-match': 'W/"1-1"' })).status).toBe(412);
  });

  it('that has the compressed file already gets no second copy', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { headers } = await request('', accepted);
    const again = await request('', { ...accepted, 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // The uncompressed file has another ETag.
    expect((await request('', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  it('that goes on with a download gets the rest of the same file, or the whole of a new one', async () => {
    const { headers } = await request('notes.md');
    const range = { range: 'bytes=2-' };
    const rest = await request('notes.md', {
      ...range,
      'if-range': headers['last-modified'] ?? '',
    });
    expect([rest.status, rest.body.toString()]).toEqual([206, '글']);
    const old = new Date(0).toUTCString();
    expect((await request('notes.md', { ...range, 'if-range': old })).status).toBe(200);
  });

  it('that asks for a large file gets it whole, and its head alone', async () => {
    write('large.bin', Buffer.alloc(700_000, 'a'));
    expect((await request('large.bin')).body.length).toBe(700_000);
    const { headers, body } = await request('large.bin', {}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual(['700000', 0]);
  });

  it('that asks for the head alone gets the headers of the page', async () => {
    const { status, headers, body } = await request('', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '15', 0]);
  });

  it('is told the letters of Markdown', async () => {
    expect((await request('notes.md')).headers['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
  });
});

test('the header says who may frame a page; what the page may load, it says itself', async () => {
  write('preview/index.html', '<p>틀</p>');
  for (const path of ['', 'missing/', 'preview/index.html']) {
    expect((await request(path)).headers['content-security-policy']).toBe("frame-ancestors 'self'");
  }
});

describe('what the server knows of a build', () => {
  test('follows the build: another base is that of the next build', async () => {
    writeFacts('/');
    await expect.poll(() => server.base).toBe('/');
    expect((await request('')).status).toBe(200);
    write('evil.example/index.html', 'x');
    expect((await request('.//evil.example/index.html')).headers.location).toBeUndefined();
    expect((await request('.//evil.example')).headers.location).toBeUndefined();
    writeFacts('/zs-ui/');
    await expect.poll(() => server.base).toBe('/zs-ui/');
  });

  it.each(['', '{"base":', 'null'])('is asked for again while build.json is "%s"', async (text) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    write('build.json', text);
    const { port } = server.address() as AddressInfo;
    const { status, headers } = await fetch(`http://localhost:${port}/zs-ui/`);
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
    writeFacts('/zs-ui/');
    expect((await request('')).status).toBe(200);
  });

  test('is asked of a folder that holds one', () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    expect(() => createSiteServer(pathToFileURL(`${empty}/`))).toThrow(
      /빌드된 사이트가 없습니다.*SITE_DIST/,
    );
    rmSync(empty, { recursive: true });
  });
});

test('a page asks for nothing of the device and keeps apart from the window that opened it', async () => {
  const { headers } = await request('');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['permissions-policy']).not.toContain('clipboard');
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s is refused', async (method) => {
  const { status, headers } = await request('', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('what is missing is said with the page for it, compressed, and to HEAD without it', async () => {
  const { status, headers, body } = await request('none/', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe('<h1>없음</h1>');
  expect(headers['content-length']).toBe(String(body.length));
  const head = await request('none/', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([404, 0]);
});

test('an address that is too long for any page is refused, and the server lives on', async () => {
  expect((await request('a'.repeat(8000))).status).toBe(404);
  expect((await request(`${'a/'.repeat(4000)}index.html?${'q'.repeat(2000)}`)).status).toBe(301);
  expect((await request('a'.repeat(40_000))).status).toBe(431);
  expect((await request('')).status).toBe(200);
});

test('pages with Korean names are served, compressed too', async () => {
  writePage('가이드/index.html', '<h1>가이드</h1>');
  const path = `${encodeURIComponent('가이드')}/`;
  expect((await request(path)).body.toString()).toBe('<h1>가이드</h1>');
  const { headers } = await request(path, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});

test('a package is sent as it is, by its type', async () => {
  write('agents/server.tgz', 'packed');
  const { headers, body } = await request('agents/server.tgz', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-type']).toBe('application/gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('packed');
});

test('a hidden file of the folder is not for readers', async () => {
  write('.env', 'secret');
  write('.well/known.txt', 'secret');
  for (const path of ['.env', '%2eenv', '.well/known.txt', 'docs/..%2f.env']) {
    expect((await request(path)).body.toString()).toBe('<h1>없음</h1>');
  }
});

test('a file in .well-known is for whoever asks a host for it; what hides in it is not', async () => {
  write('.well-known/security.txt', 'Contact: a@example.com');
  write('.well-known/.env', 'secret');
  expect((await request('.well-known/security.txt')).body.toString()).toContain('Contact');
  for (const path of ['.well-known/.env', '.well-known/%2eenv', '.well-known/%2e%2e/.env']) {
    expect((await request(path)).body.toString()).not.toContain('secret');
  }
});

test('a page whose name ends in a number after a dot is found without its slash', async () => {
  writePage('docs/v0.12/index.html', '<h1>0.12</h1>');
  expect((await request('docs/v0.12')).headers.location).toBe(`${server.base}docs/v0.12/`);
});

test('whether a page lies beside the folder or is hidden in it, no redirect tells', async () => {
  const beside = mkdtempSync(join(tmpdir(), 'beside-'));
  writeFileSync(join(beside, 'index.html'), 'secret');
  write('.well/index.html', 'secret');
  write('inside/index.html', 'page');
  const paths = [`..%2f${basename(beside)}`, `inside/..%2f..%2f${basename(beside)}`, '.well'];
  const answers = await Promise.all(paths.map((path) => request(path)));
  rmSync(beside, { recursive: true });
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await request('inside')).headers.location).toBe(`${server.base}inside/`);
});

test('a page has no second address with an escaped slash', async () => {
  writePage('docs/intro/index.html', '<h1>설치</h1>');
  for (const path of [
    'docs%2Fintro',
    'docs%2fintro/',
    'docs%2Fintro.html',
    'docs/intro%2findex.html',
    'docs//intro/',
    '/docs/intro/',
  ]) {
    const { status, body } = await request(path);
    expect([status, body.toString()]).toEqual([404, '<h1>없음</h1>']);
  }
});

test.each([
  '..%2f..%2fetc/passwd',
  '%00',
  'missing/',
  'missing',
  '%2e%2e%2f',
  'a\\..\\b',
  'a%5c..%5cb',
  './/etc/passwd',
  '%2fetc/passwd',
  'notes.md/',
  'notes.md%00',
])('%s leads nowhere', async (path) => {
  const { status, body } = await request(path);
  expect([status, body.toString()]).toEqual([404, '<h1>없음</h1>']);
});

test('an address that leads to another page is answered with that, whoever asks and however', async () => {
  writePage('docs/Theme/index.html', '<a href="/zs-ui/docs/Theme/start/">테마</a>');
  writeFacts('/zs-ui/', { 'docs/Theme/': 'docs/Theme/start/', 'docs/한글/': 'docs/시작/' });
  for (const path of ['docs/Theme/', 'docs/Theme', 'docs/Theme/?q=1']) {
    const { status, headers } = await request(path, { accept: 'text/markdown' });
    expect([status, headers.location]).toEqual([
      301,
      `/zs-ui/docs/Theme/start/${path.endsWith('?q=1') ? '?q=1' : ''}`,
    ]);
  }
  const { headers } = await request(encodeURI('docs/한글/'));
  expect(headers.location).toBe(encodeURI('/zs-ui/docs/시작/'));
  writeFacts('/zs-ui/');
});
