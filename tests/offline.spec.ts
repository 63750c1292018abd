import { expect, test } from '@playwright/test';
import { keptPages, openNext, workerReady } from './support/keptPages.ts';
import { searchFor } from './support/searchDialog.ts';

test.use({ serviceWorkers: 'allow' });

test('what a reader opened reads without a connection', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await page.goto('docs/OverlayComponent/Alert/');
  await page.keyboard.press('Tab');
  await workerReady(page);
  const opened = '/zs-ui/docs/OverlayComponent/Alert/';
  await expect.poll(() => keptPages(page)).toEqual([opened, '/zs-ui/offline/']);
  const next = await openNext(page);
  await expect.poll(() => keptPages(page)).toEqual([opened, next, '/zs-ui/offline/']);
  await context.setOffline(true);

  await page.reload();
  for (const path of [opened, next]) {
    for (const form of [path, path.slice(0, -1), `${path}index.html`]) {
      await page.goto(form);
      await expect(page.locator('h1').first()).not.toHaveText('페이지를 열지 못했습니다');
    }
    // Its style sheet was kept with it.
    await expect(page.locator('header')).toHaveCSS('position', 'sticky');
  }
  await page.goto('docs/not-kept/');
  await expect(page.locator('h1')).toHaveText('페이지를 열지 못했습니다');
});

test('no worker is installed before a reader presses anything', async ({ page }) => {
  await page.goto('docs/intro/');
  const count = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(count).toBe(0);
});

test('a search does not compete with the worker, which is installed once the dialog is closed', async ({
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
