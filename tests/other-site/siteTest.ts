import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import send from 'send';
import { installSite, type OtherSite } from './installSite.ts';

/** Serves a folder as any host of files would. */
async function serveFolder(root: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    send(request, pathname, { root }).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Tests on somebody else's site, which has packages of this repository installed. */
export const siteTest = (site: OtherSite) =>
  base.extend<object, { otherSite: string }>({
    otherSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
      async ({}, use) => {
        const { origin, close } = await serveFolder(installSite(site));
        await use(origin);
        close();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ otherSite }, use) => use(otherSite),
  });
