import { book } from '@0610studio/zs-ui/facts';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';

const PAGE = 'docs/UiComponent/ZSContainer/';
const SHOWN = '0.12.8 · SDK 52';
/** What 0.12.8 has otherwise on that page. */
const CHANGED = "0.12.8의 기본값: ['top', 'bottom']";

const badge = (page: Page) => page.locator('[data-docs-version]');
const opener = (page: Page) => page.getByRole('button', { name: '내 ZS-ui 버전' });
const list = (page: Page) => page.getByRole('combobox', { name: '내 ZS-ui 버전' });

/** Chooses 0.12.8 without a pointer. */
async function choose(page: Page): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeFocused();
  await page.keyboard.type('0.12.8');
  await expect(list(page)).toHaveValue('0.12.8');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

test('on a phone one line holds where the page is and its version, and the title follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const control = await opener(page).boundingBox();
  const place = await page.getByRole('navigation', { name: '현재 위치' }).boundingBox();
  const title = await page.locator('h1').boundingBox();
  const middleOf = (box: typeof control) => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middleOf(control) - middleOf(place))).toBeLessThanOrEqual(2);
  expect(title?.y).toBeLessThanOrEqual(130);
});

test('a version chosen by keyboard is shown, on the next page too, and after a reload', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(PAGE);
  await choose(page);
  await expect(badge(page)).toHaveText(SHOWN);
  await expect(page.locator('#prop-ZSContainer-edges')).toContainText(CHANGED);

  await markDocument(page);
  await page.getByRole('navigation').getByRole('link', { name: 'ZSPressable' }).first().click();
  await expect(page.locator('h1')).toHaveText('ZSPressable');
  await expect(badge(page)).toHaveText(SHOWN);
  expect(await isSameDocument(page)).toBe(true);

  await page.goto(PAGE);
  await expect(badge(page)).toHaveText(SHOWN);
  await expect(page.locator('#prop-ZSContainer-edges')).toContainText(CHANGED);

  await page.goto('');
  await expect(badge(page)).toHaveText(SHOWN);
  await expect(page.locator('main')).toContainText('npx expo install @0610studio/zs-ui@0.12.8');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is as documented, and its version leads to the check of an upgrade', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(badge(page)).toContainText(book.documented.version);
    await opener(page).click();
    await expect(list(page)).toHaveCount(0);
    await page.getByRole('link', { name: '내 버전에서 업그레이드 검사' }).click();
    await expect(page).toHaveURL(/\/upgrade\/$/);
  });
});

for (const theme of ['light', 'dark']) {
  test(`the choice fits a phone and is accessible, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(PAGE);
    await opener(page).click();
    await list(page).selectOption('0.12.8');
    await expect(badge(page)).toHaveText(SHOWN);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const panel = page.locator('#my-version');
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page, '#my-version')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
}

test('print shows what the version has otherwise, and names it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('zs:my-version', '0.12.8'));
  await page.goto(PAGE);
  await expect(badge(page)).toHaveText(SHOWN);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('note').filter({ hasText: '0.12.8에서 다른 점' })).toBeVisible();
  await expect(page.getByText(CHANGED)).toBeVisible();
});

test('a passage of older versions is seen with such a choice alone, with its version', async ({
  page,
}) => {
  const old = page.getByText('이전 창 크기에 맞춰 그려집니다.');
  await page.goto('docs/Guide/Platforms/');
  await expect(old).toBeHidden();
  await page.evaluate(() => localStorage.setItem('zs:my-version', '0.12.8'));
  await page.reload();
  await expect(old).toBeVisible();
  await expect(old).toHaveText(/^[\d.]+ 전까지:/);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});
