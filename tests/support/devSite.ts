import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../../scripts/lib/install.mjs';
import { copySite } from './copySite.ts';
import { startDev } from './devServer.ts';

/** A copy of the repository with a development server. */
interface DevSite {
  folder: string;
  url: string;
}

/** Runs tests on a copy of the repository in development, whose files they may edit. */
export const test = base.extend<object, { devSite: DevSite }>({
  devSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const folder = join(root, '.cache', `dev-site-${parallelIndex}`);
      await copySite(folder);
      const server = await startDev(folder);
      await use({ folder, url: `http://localhost:${server.port}/zs-ui/` });
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ devSite }, use) => use(devSite.url),
});
