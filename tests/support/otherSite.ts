import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';

/** Settings that all differ visibly from those of the published site. */
const settings = {
  announcement: { id: 'v1', html: '<a href="https://example.com/">새 소식</a>', dismissable: true },
  colorMode: { default: 'light', followSystem: true },
  docsVersion: {
    name: 'current',
    label: '0.11',
    isLast: false,
    banner: 'unmaintained',
    latest: { label: '0.12', url: 'https://example.com/0.12/' },
  },
  comments: { repo: 'zs/ui', repoId: 'R_1', category: 'Blog', categoryId: 'C_1' },
};

/** Where a fork is published. */
export const FORK = 'https://fork.example';

const root = new URL('../../', import.meta.url);

/** Starts a server, and waits for its first output. */
async function start(script: string, env: NodeJS.ProcessEnv) {
  const server = spawn('node', [script], { cwd: root, env });
  await once(server.stdout, 'data');
  return server;
}

/**
 * Runs tests on a second build of the site with other settings, on a server that does not get these
 * settings.
 */
export const test = base.extend<object, { otherSite: string }>({
  otherSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.TEST_PORT ?? 4173) + 100 + parallelIndex;
      const env = { ...process.env, SITE_DIST: `../.cache/site-${port}`, PORT: String(port) };
      // Not the packages: other tests use them at the same time.
      const build = spawnSync('node', ['scripts/build.ts', '--site-only'], {
        cwd: root,
        env: { ...env, SITE_URL: FORK, SITE_SETTINGS: JSON.stringify(settings) },
        encoding: 'utf8',
      });
      expect(build.status, build.stdout + build.stderr).toBe(0);
      const server = await start('scripts/serve.ts', env);
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
