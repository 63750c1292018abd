import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';

/** Settings that differ from those of the published site in all that a reader can notice. */
const settings = {
  announcement: { id: 'v1', html: '<a href="https://example.com/">새 소식</a>', dismissable: true },
  colorMode: { default: 'light', followSystem: true },
  docsVersion: { name: 'current', label: '0.12', isLast: true, banner: 'unmaintained' },
  search: { provider: 'algolia', appId: 'TESTAPP', apiKey: 'testkey', indexName: 'zs-ui' },
  comments: { repo: 'zs/ui', repoId: 'R_1', category: 'Blog', categoryId: 'C_1' },
};

const root = new URL('../../', import.meta.url);

/** Tests on a second build of the site, with other settings and a server of its own. */
export const test = base.extend<object, { otherSite: string }>({
  otherSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.TEST_PORT ?? 4173) + 100 + parallelIndex;
      const env = {
        ...process.env,
        SITE_SETTINGS: JSON.stringify(settings),
        SITE_DIST: `../.cache/site-${port}`,
        PORT: String(port),
      };
      const build = spawnSync('node', ['scripts/build.ts'], { cwd: root, env, encoding: 'utf8' });
      expect(build.status, build.stdout + build.stderr).toBe(0);
      const server = spawn('node', ['scripts/serve.ts'], { cwd: root, env });
      await once(server.stdout, 'data');
      await use(`http://localhost:${port}/zs-ui/`);
      await stop(server);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ otherSite }, use) => use(otherSite),
});

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}
