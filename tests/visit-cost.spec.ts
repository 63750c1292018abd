import { expect, type Page } from '@playwright/test';
import { test } from './support/roughServer.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const KB = 1024;

/** Frame and code of the phones: they have budgets of their own. */
const isPhone = (path: string) => path.includes('/preview/');

/** Bytes sent, headers included, for all but the phones. */
const bytes = (sent: ReadonlyMap<string, number>) =>
  [...sent].reduce((sum, [path, size]) => sum + (isPhone(path) ? 0 : size), 0);

/** What was sent, the largest first, for whoever has to find what has grown. */
const listOf = (sent: ReadonlyMap<string, number>) =>
  [...sent]
    .filter(([path]) => !isPhone(path))
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `${size} ${path}`)
    .join('\n');

/** By then a page whose reader has done nothing has fetched what it ever fetches by itself, in ms. */
const IDLE = 6000;

/** Waits until the page has nothing under way, as for a reader who reads. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
}

/** Opens a page by the sidebar as a reader does, who looks at the link first. */
async function openBySidebar(page: Page, name: string): Promise<void> {
  const link = page.locator('[data-sidebar]').getByRole('link', { name, exact: true });
  await link.hover();
  await link.click();
  await expect(page.locator('main h1').first()).toHaveText(name);
  await settle(page);
}

test('a visit costs little: one page, what an idle reader is sent, and five pages more', async ({
  page,
  server,
}) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  await page.waitForTimeout(IDLE);
  await settle(page);
  expect(bytes(server.sent), listOf(server.sent)).toBeLessThan(60 * KB);

  server.sent.clear();
  for (const name of ['ZSText', 'ZSView', 'ZSContainer', 'ZSPressable', 'ThrottleButton']) {
    await openBySidebar(page, name);
  }
  expect(bytes(server.sent), listOf(server.sent)).toBeLessThan(130 * KB);
});
