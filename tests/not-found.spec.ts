import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';

for (const [asked, title] of [
  ['docs/OverlayComponent/Alrt/', 'Alert'],
  ['docs/bottomsheet', 'BottomSheet'],
  ['docs/ui-component/ZSText.html', 'ZSText'],
  ['changelogs/', '변경 기록'],
] as const) {
  test(`/${asked} offers ${title} first, and a search for its last part`, async ({ page }) => {
    await page.goto(asked);
    const nearest = page.locator('[data-nearest] a:visible');
    await expect(nearest.first()).toHaveText(title);
    expect(await nearest.count()).toBeLessThanOrEqual(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    const words = asked.replace(/\/$/, '').split('/').at(-1)?.replace('.html', '') ?? '';
    await page.getByRole('link', { name: '검색하기' }).click();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(words);
  });
}

test('an address like no other offers the groups alone', async ({ page }) => {
  await page.goto('qqqqqqqqqqqqqqqqqqqqqqqqqqq/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '오버레이' })).toBeVisible();
  await expect(main.locator('[data-nearest]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sections and groups are there', async ({ page }) => {
    await page.goto('docs/OverlayComponent/Alrt/');
    const main = page.getByRole('main');
    await expect(main.locator('[data-nearest]')).toBeHidden();
    await main.getByRole('link', { name: '오버레이' }).click();
    await expect(page.locator('h1')).toHaveText('오버레이');
  });
});
