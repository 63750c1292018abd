import { expect, type Page } from '@playwright/test';
import { type FaultyServer, test } from './support/faultyServer.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const palette = /\/docs\/Theme\/palette\//;
const bar = (page: Page) => page.locator('div[data-progress]');
const click = (page: Page, name: string) =>
  page.locator(`[data-sidebar] a[href$="/${name}/"]`).dispatchEvent('click');

/** Expects 설치 at its own address after the late response has arrived or was aborted. */
async function expectToStay(page: Page, server: FaultyServer): Promise<void> {
  await server.recover();
  await expect(page.locator('h1').first()).toHaveText('설치');
  await expect(page).toHaveURL(/\/docs\/intro\//);
  await expect(bar(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
}

/** Opens palette and 설치, then goes back to a palette whose request hangs. */
async function goBackIntoSilence(page: Page, server: FaultyServer): Promise<void> {
  await server.recover();
  await click(page, 'palette');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await click(page, 'intro');
  await expect(page.locator('h1').first()).toHaveText('설치');
  server.fail(palette, 'hang');
  await page.evaluate(() => history.back());
  await expect(bar(page)).toBeVisible();
}

test.beforeEach(async ({ page, server }) => {
  await page.goto('docs/intro/');
  await markDocument(page);
  server.fail(palette, 'hang');
});

test('a click in the table of contents cancels the wait, and scrolls to its heading', async ({
  page,
  server,
}) => {
  await click(page, 'palette');
  await expect(bar(page)).toBeVisible();
  await page.click('[data-toc] a:text-is("지원 버전")');
  await expectToStay(page, server);
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('[id="지원-버전"]')).toBeInViewport();
});

test('Escape cancels the wait for a page that Back requested, and restores the address', async ({
  page,
  server,
}) => {
  await goBackIntoSilence(page, server);
  await page.keyboard.press('Escape');
  await expectToStay(page, server);
});

test('the last of two quick clicks wins, and the bar ends with it', { tag: '@smoke' }, async ({
  page,
  server,
}) => {
  server.fail(/typography/, 'hang');
  await click(page, 'palette');
  await expect(bar(page)).toBeVisible();
  await click(page, 'typography');
  await expect
    .poll(() => server.requestedPaths.filter((path) => path.includes('typography')))
    .toHaveLength(1);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('h1').first()).toHaveText('설치');
  await server.recover();
  await expect(page.locator('h1').first()).toHaveText('타이포그래피');
  await expect(bar(page)).toBeHidden();
});
