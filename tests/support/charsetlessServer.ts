import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

/** Content types without a charset, by extension. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the built site as a simple host: with content types by extension, never with a charset. */
export async function startCharsetlessServer(): Promise<{ server: Server; url: string }> {
  const dist = new URL('../../site/dist/', import.meta.url);
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/zs-ui/', '').replace(/\/$/, '/index.html');
    readFile(new URL(path, dist)).then(
      (body) => {
        // To such a host, Markdown is plain text.
        response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${port}/zs-ui/` };
}
