import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves an exported web app; every address that is no file is the app itself. */
export function serveApp(folder: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
    const file = join(folder, path === '/' ? 'index.html' : path);
    const found = existsSync(file) ? file : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    createReadStream(found).pipe(response);
  });
  return new Promise<{ address: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => void server.close() });
    });
  });
}
