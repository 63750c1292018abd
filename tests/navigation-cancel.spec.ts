import { expect, type Page } from '@playwright/test';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { type RoughServer, test } from './support/roughServer.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const palette = /\/docs\/Theme\/palette\//;
const bar = (page: Page) => page.locator('div[data-progress]');
const click = (page: Page, name: string) =>
  page.locator(`[data-sidebar] a[href$="/${name}/"]`).dispatchEvent('click');

/** Once the late answer has come or is wanted no more, 개요 still stands at its own address. */
async function expectToStay(page: Page, server: RoughServer): Promise<void> {
  await server.recover();
  await expect(page.locator('h1').first()).toHaveText('개요');
  await expect(page).toHaveURL(/\/docs\/intro\//);
  await expect(bar(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
}

/** Goes to palette and 개요, then back to a palette that does not answer. */
async function goBackIntoSilence(page: Page, server: RoughServer): Promise<void> {
  await server.recover();
  await click(page, 'palette');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await click(page, 'intro');
  await expect(page.locator('h1').first()).toHaveText('개요');
  server.fail(palette, 'hang');
  await page.evaluate(() => history.back());
  await expect(bar(page)).toBeVisible();
}

test.beforeEach(async ({ page, server }) => {
  await page.goto('docs/intro/');
  await markDocument(page);
  server.fail(palette, 'hang');
});

test('Escape ends the wait for a page', async ({ page, server }) => {
  await click(page, 'palette');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expectToStay(page, server);
});

test('an entry of the table of contents ends the wait, and is gone to', async ({
  page,
  server,
}) => {
  await click(page, 'palette');
  await expect(bar(page)).toBeVisible();
  await page.click('[data-toc] a:text-is("준비물")');
  await expectToStay(page, server);
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('[id="준비물"]')).toBeInViewport();
});

test('Escape ends the wait for a page that Back asked for, and the address comes back', async ({
  page,
  server,
}) => {
  await goBackIntoSilence(page, server);
  await page.keyboard.press('Escape');
  await expectToStay(page, server);
});

test('the last of two quick clicks wins, and the bar ends with it', async ({ page, server }) => {
  server.fail(/typography/, 'hang');
  await click(page, 'palette');
  await expect(bar(page)).toBeVisible();
  await click(page, 'typography');
  await expect
    .poll(() => server.asked.filter((path) => path.includes('typography')))
    .toHaveLength(1);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('h1').first()).toHaveText('개요');
  await server.recover();
  await expect(page.locator('h1').first()).toHaveText('타이포그래피');
  await expect(bar(page)).toBeHidden();
});
