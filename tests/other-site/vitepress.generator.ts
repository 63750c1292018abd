import { expect } from '@playwright/test';
import { watchConsole } from '../support/console.ts';
import { searchDialog, searchFor } from '../support/searchDialog.ts';
import { siteTest } from './siteTest.ts';

const test = siteTest({ name: 'vitepress', packages: ['search'] });
// One worker for all: the site is installed once.
test.describe.configure({ mode: 'default' });

test('the search of a VitePress site opens by a key and leads to a heading', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/guide/address.html');
  const { dialog, options } = await searchFor(page, '되돌아가기');
  await expect(options.first()).toContainText('되돌아가기');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '되돌아가기' })).toBeVisible();
  // VitePress takes the letters of its ids apart.
  expect(decodeURI(page.url()).normalize()).toMatch(/\/guide\/move(\.html)?#되돌아가기$/);
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test('it stays after VitePress has put another page in place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '주소 읽기' }).click();
  await expect(page.getByRole('heading', { name: '빠진 값' })).toBeVisible();
  await page.getByRole('button', { name: '검색' }).click();
  await expect(searchDialog(page).input).toBeFocused();
});

test('headings are found by their words, and the page for missing pages is not found', async ({
  page,
}) => {
  await page.goto('/');
  const { options } = await searchFor(page, '화면 옮기기');
  await expect(options.first()).toHaveText(/^화면 옮기기/);
  await page.goto('/search/?q=404');
  await expect(page.getByRole('main')).toContainText('“404”');
  await expect(page.getByRole('main').locator('a[href*="404.html"]')).toHaveCount(0);
});
