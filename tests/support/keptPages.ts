import type { Page } from '@playwright/test';

/** Waits for the service worker, which comes once the reader has done something. */
export const workerReady = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  );

/** Addresses of the pages before and after the one on screen, as the worker keeps them. */
export const neighboursOf = (page: Page) =>
  page
    .locator('main a:is([rel=prev],[rel=next])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** Paths of all that the worker has kept. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
