import { expect } from '@playwright/test';
import { renamed, withPalette } from './support/copyBuild.ts';
import { test } from './support/faultyServer.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const link = '[data-sidebar] a[href$="/palette/"]';

test.beforeEach(async ({ page }) => {
  await page.goto('docs/intro/');
  await markDocument(page);
});

test('after a deploy the first click shows the new text in place, and the sidebar follows', async ({
  page,
  server,
}) => {
  await server.deploy(renamed);
  await page.click(link);
  await expect(page.locator('h1').first()).toHaveText('새 팔레트');
  await expect(page.locator(link)).toContainText('새 이름');
  expect(await isSameDocument(page)).toBe(true);
});

test('a build with other scripts is loaded whole, at the address that was wanted', async ({
  page,
  server,
}) => {
  await server.deploy(
    withPalette((text) => text.replace(/(<script type="module" src="[^"]+\.js)"/, '$1?next"')),
  );
  await page.click(link);
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page).toHaveURL(/\/docs\/Theme\/palette\/$/);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('개요');
});
