import { expect, test } from '@playwright/test';

const page$ = 'docs/Theme/palette/';

test('a pressed colour is copied and announced', { tag: '@smoke' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page$);
  await page.getByRole('button', { name: 'text.base 라이트 #1C252E' }).click();
  await expect(page.locator('[data-announcer]')).toHaveText('#1C252E 복사했습니다');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#1C252E');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contrast of each text on each background changes with the mode', async ({ page }) => {
    await page.goto(page$);
    await page.getByText('모든 조합의 명암비').click();
    const light = page.getByRole('group', { name: /라이트 모드의 명암비/ });
    const row = light.getByRole('row', { name: /^primary/ });
    await expect(row.getByRole('cell').nth(4)).toHaveText(/2\.01.*미달/);
    await page.getByRole('radio', { name: '다크' }).check({ force: true });
    await expect(light).toBeHidden();
    const dark = page.getByRole('group', { name: /다크 모드의 명암비/ });
    await expect(dark.getByRole('row', { name: /^base/ }).getByRole('cell').nth(4)).toHaveText(
      /AAA/,
    );
  });
});
