import { expect, test } from '@playwright/test';
import { searchFor } from './support/searchDialog.ts';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__zs-ui';

test('a chosen result is remembered, without its marks, and offered the next time', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/intro/');
  const { options, dialog, active } = await searchFor(page, 'BottomSheet');
  await expect(options.first()).toContainText('BottomSheet');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('BottomSheet');

  const [entry] = JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), RECENTS)) ?? '[]',
  );
  expect(Object.keys(entry).filter((key) => key.startsWith('_'))).toEqual([]);

  await page.keyboard.press('/');
  await expect(dialog.getByRole('grid', { name: '최근 검색' })).toContainText('BottomSheet');
  await expect(await active()).toContainText('BottomSheet');
  await page.goto('docs/intro/');
  await page.keyboard.press('/');
  await expect(dialog.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('BottomSheet');
});

test('a storage that refuses writes breaks nothing', { tag: '@smoke' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('docs/intro/');
  const { options, dialog } = await searchFor(page, 'Alert');
  await options.first().click();
  await expect(page.locator('h1')).toHaveText('Alert');
  await page.keyboard.press('/');
  await expect(dialog.getByRole('grid', { name: '최근 검색' })).toContainText('Alert');
});
