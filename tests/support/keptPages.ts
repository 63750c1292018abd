import { expect, type Page } from '@playwright/test';

/** Waits for the service worker, which is installed after the reader's first press. */
export const workerReady = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  );

/** Opens the next page by the link below the article; returns its path. */
export async function openNext(page: Page): Promise<string> {
  const link = page.locator('main a[rel=next]');
  const path = await link.evaluate((anchor: HTMLAnchorElement) => anchor.pathname);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  return path;
}

/** Paths of the pages that the worker has kept, sorted. */
export const keptPages = async (page: Page) =>
  (await keptFiles(page)).filter((path) => path.endsWith('/')).sort();

/** Paths of all files in the cache of the worker. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
