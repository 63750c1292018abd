import { test as base, expect } from '@playwright/test';
import { FaultyServer } from '../support/faultyServer.ts';
import { engines } from './engines.ts';
import { collecting } from './faults.ts';
import type { Engine, Tab } from './tab.ts';

type Browser = Awaited<ReturnType<Engine['start']>>;

/** A browser, and a server of the build whose pages collect their faults; a failed test begins anew. */
interface WorkerFixtures {
  engineName: string;
  tab: Browser;
  server: FaultyServer;
  site: string;
}

/** Starting a browser on a busy machine. */
const START_TIMEOUT_MS = 300_000;

export const test = base.extend<object, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  tab: [
    async ({ engineName }, use) => {
      const engine = engines.find(({ name }) => name === engineName);
      const tab = await engine?.start();
      if (!tab) {
        throw new Error(`There is no browser called ${engineName}.`);
      }
      console.log(`${engineName} ${tab.version}`);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use) => {
      const server = new FaultyServer();
      await server.deploy(collecting);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [async ({ server }, use) => use(await server.start()), { scope: 'worker' }],
});

/** Reads what a page shows until it is what a reader should see. */
export const until = <Shown>(read: () => Promise<Shown>, message?: string) =>
  expect.poll(read, { message: message ?? String(read), timeout: 60_000 });

/** Faults of the document, and how it differs from a page that fits its window. */
export const faultsOf = (tab: Tab) =>
  tab.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWide = scrollWidth > clientWidth;
    return [...globalThis.faults, ...(isWide ? [`${scrollWidth} wide in ${clientWidth}`] : [])];
  });
