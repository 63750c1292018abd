import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { createSiteServer, type SiteServer } from '../../lib/siteServer.ts';

/** Folder of the build that is served. */
export let dist = '';
export let server: SiteServer;

export function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

/** Writes a page and its compressed twin. */
export function writePage(path: string, text: string): void {
  write(path, text);
  write(`${path}.br`, brotliCompressSync(text));
}

/** Writes the metadata of the build. */
export function writeFacts(base: string, redirects: Record<string, string> = {}): void {
  write('build.json', JSON.stringify({ base, redirects }));
}

/** Writes a small build and serves it for all tests of the calling file. */
export function serveBuild(): void {
  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'served-'));
    writePage('index.html', '<h1>처음</h1>');
    writePage('404.html', '<h1>없음</h1>');
    write('notes.md', '# 글');
    writeFacts('/zs-ui/');
    server = createSiteServer(pathToFileURL(`${dist}/`));
    await new Promise<void>((ready) => server.listen(0, ready));
  });
  afterAll(() => {
    server.close();
    rmSync(dist, { recursive: true });
  });
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request as written, without the normalization of `fetch`. */
export function request(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port, path: server.base + path, headers, method, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
