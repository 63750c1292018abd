import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';

async function openBuilder(page: Page) {
  await page.goto('docs/Theme/themefactory/');
  const builder = page.getByRole('group', { name: '테마 만들기' });
  await page.locator('[data-island=ThemeBuilder]').scrollIntoViewIfNeeded();
  await expect(builder).toBeVisible();
  return builder;
}

const violet = 'rgb(109, 40, 217)';

test('a chosen colour reaches the phone, the contrast and the code', { tag: '@smoke' }, async ({
  page,
}) => {
  const builder = await openBuilder(page);
  const phone = builder.frameLocator('iframe[data-drawn]');
  await expect(phone.getByText('오늘의 꽃')).toBeVisible();
  await builder.getByRole('textbox', { name: 'primary 색상 값' }).fill('#6D28D9');
  await expect(builder.locator('pre')).toContainText("main: '#6D28D9'");
  await expect(builder.getByTitle('text.white / primary.main')).toContainText('AAA');
  const painted = () =>
    phone
      .locator('div')
      .evaluateAll(
        (boxes, color) => boxes.some((box) => getComputedStyle(box).backgroundColor === color),
        violet,
      );
  // Each colour is a new run: its frame may be replaced during the query.
  await expect(async () => expect(await painted()).toBe(true)).toPass();
});

test('the code is copied line by line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = await openBuilder(page);
  await builder.getByRole('button', { name: '복사' }).click();
  await expect(page.locator('[data-announcer]')).toHaveText('복사했습니다');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^import \{ themeFactory \} from '@0610studio\/zs-ui';\n\nconst colors = \{\n {2}primary: \{\n/,
  );
});

for (const theme of ['light', 'dark']) {
  test(`the builder is accessible in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openBuilder(page);
    expect(await accessibilityFaults(page, '[data-island=ThemeBuilder]')).toEqual([]);
  });
}
