import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript a page reads, and the sidebar and its groups work', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('docs/intro/');
  await expect(page.locator('h1').first()).toHaveText('설치');
  await expect(page.locator('article h2').first()).toBeVisible();
  await expect(page.locator('[data-sidebar] a[href$="/provider/"]')).toBeVisible();
  await expect(page.locator('[data-sidebar] a[href$="/palette/"]')).toBeHidden();
  await page.click('[data-category=Theme] summary');
  await page.click('[data-sidebar] a[href$="/palette/"]');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
});

test('without JavaScript the mobile menu opens and leads on', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/intro/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.click('[data-category=OverlayComponent] summary');
  await page.click('[data-sidebar] a:text-is("Alert")');
  await expect(page.locator('h1').first()).toHaveText('Alert');
  await page.locator('details summary:text-is("이 페이지의 목차")').click();
  await expect(page.locator('details nav a').first()).toBeVisible();
});

test('without JavaScript the menu of a page leads to its Markdown and offers no copy', async ({
  page,
}) => {
  await page.goto('docs/Theme/palette/');
  await page.getByRole('button', { name: '이 페이지 도구' }).click();
  await expect(page.locator('[data-copy-file]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Markdown으로 보기' })).toBeInViewport({ ratio: 1 });
});

test('without JavaScript tabs switch and dead controls are gone', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('docs/intro/');
  const command = page.locator('article pre:visible', { hasText: 'zs-ui@' });
  await page.locator('article label:text-is("yarn")').first().click();
  await expect(command.first()).toHaveText(
    new RegExp(`^yarn add @0610studio/zs-ui@${book.documented.version}`),
  );
  for (const control of ['[data-color-mode-toggle]', 'header [data-search-open]', '[data-copy]']) {
    await expect(page.locator(control).first()).toBeHidden();
  }
});

test('without JavaScript neither an example nor a table of props has controls', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  await expect(page.locator('form[data-controls]').first()).toBeHidden();
  const table = page.locator('#api-ZSTextField');
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(2);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.locator('[data-control]').first()).toBeHidden();
});
