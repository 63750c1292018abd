import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';

test('an address in another folder, with an ending, offers its page first, and a search for its last part', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/ui-component/ZSText.html');
  const nearest = page.locator('[data-nearest] a:visible');
  await expect(nearest.first()).toHaveText('ZSText');
  expect(await nearest.count()).toBeLessThanOrEqual(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '검색하기' }).click();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('ZSText');
});

for (const asked of ['docs/Intro).', 'docs//INTRO/', 'docs/intro%2C']) {
  test(`${asked}, which only differs in its spelling, opens its page`, async ({ page }) => {
    await page.goto(`${asked}?a=b#c`);
    await expect(page).toHaveURL(/\/zs-ui\/docs\/intro\/\?a=b#c$/);
    await expect(page.locator('h1').first()).toHaveText('설치');
  });
}
