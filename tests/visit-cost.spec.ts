import { expect, type Page } from '@playwright/test';
import { test } from './support/faultyServer.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const KB = 1024;

/** Bytes sent, headers included. */
const bytes = (sent: ReadonlyMap<string, number>) =>
  [...sent].reduce((sum, [, size]) => sum + size, 0);

/** Sent files, largest first, to find what has grown. */
const listOf = (sent: ReadonlyMap<string, number>) =>
  [...sent]
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `${size} ${path}`)
    .join('\n');

/** Time after which an idle page fetches nothing more, in ms. */
const IDLE = 6000;

/** Waits until the page has no pending requests. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
}

/** Opens a page by the sidebar, after hovering the link. */
async function openBySidebar(page: Page, name: string): Promise<void> {
  const link = page.locator('[data-sidebar]').getByRole('link', { name, exact: true });
  await link.hover();
  await link.click();
  await expect(page.locator('main h1').first()).toHaveText(name);
  await settle(page);
}

test('a visit transfers little: one page, an idle page, and five more pages', {
  tag: '@smoke',
}, async ({ page, server }) => {
  // Six pages, each awaited until it asks for nothing more.
  test.slow();
  await page.goto('docs/UiComponent/ZSTextField/');
  await page.waitForTimeout(IDLE);
  await settle(page);
  expect(bytes(server.sentBytes), listOf(server.sentBytes)).toBeLessThan(60 * KB);

  server.sentBytes.clear();
  for (const name of ['ZSText', 'ZSView', 'ZSContainer', 'ZSPressable', 'ZSRadioGroup']) {
    await openBySidebar(page, name);
  }
  expect(bytes(server.sentBytes), listOf(server.sentBytes)).toBeLessThan(130 * KB);
});
