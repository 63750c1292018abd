import { expect, test } from '@playwright/test';
import { searchFor } from './support/searchDialog.ts';

test.use({ serviceWorkers: 'allow' });

test('after a first visit every page reads without a connection, visited or not', async ({
  page,
  context,
}) => {
  await page.goto('docs/intro/');
  await page.keyboard.press('Tab');
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  );
  await context.setOffline(true);

  await page.goto('docs/OverlayComponent/Alert/');
  await expect(page.locator('h1')).toHaveText('Alert');
  await page.goto('docs/not-kept/');
  await expect(page.locator('h1')).toHaveText('오프라인입니다');
});

test('before the reader does anything no worker is installed', async ({ page }) => {
  await page.goto('docs/intro/');
  const count = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(count).toBe(0);
});

test('a search does not share its line with the worker, which comes once the dialog is closed', async ({
  page,
}) => {
  await page.goto('docs/intro/');
  const { dialog, options } = await searchFor(page, 'alert');
  await expect(options.first()).toContainText('Alert');
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(count).toBe(1);
});
