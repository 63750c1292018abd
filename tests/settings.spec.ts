import { expect } from '@playwright/test';
import { test } from './support/otherSite.ts';
import { searchFor } from './support/searchDialog.ts';

// One worker: each would build the site anew.
test.describe.configure({ mode: 'default' });

test('an announcement is closed for good', async ({ page }) => {
  await page.goto('docs/intro/');
  const bar = page.locator('[data-announcement]');
  await expect(bar.getByRole('link', { name: '새 소식' })).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.goto('blog/');
  await expect(bar).toBeHidden();
});

test('closing the announcement leaves the focus on the page, and the menu opens below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/intro/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await page.locator('[data-announcement]').getByRole('button').click();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('where the settings follow the system, it is a third colour mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/intro/');
  const root = page.locator('html');
  const toggle = page.locator('header [data-color-mode-toggle]');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/현재 시스템 설정/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/현재 라이트 모드/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/현재 다크 모드/);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/현재 시스템 설정/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a version nobody maintains says so on every docs page, and leads to the latest', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSText/');
  const note = page.getByRole('main').getByRole('note').first();
  await expect(note).toContainText('ZS-ui 0.12 문서는 더 이상 업데이트되지 않습니다.');
  await note.getByRole('link', { name: '최신 버전' }).click();
  await expect(page).toHaveURL(/\/docs\/intro\/$/);
});

test('a search server of the site answers dialog and page, and nothing is fetched of an index', async ({
  page,
}) => {
  const refused: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('docs/intro/');
  const { options } = await searchFor(page, '바텀시트');
  await expect(options.first()).toContainText('BottomSheet');
  await page.goto(`search/?q=${encodeURIComponent('스낵바')}`);
  await expect(page.getByRole('main').locator('.zs-search-row').first()).toContainText('Snackbar');
  expect(asked.filter((url) => url.includes('/1/indexes/*/queries')).length).toBeGreaterThan(1);
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
  expect(refused).toEqual([]);
});

test('comments come near view, under a single post, in the colours of the page', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://giscus.app/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('blog/');
  await expect(page.locator('[data-comments]')).toHaveCount(0);
  await page.goto('blog/intro/');
  await page.locator('div[data-comments]').scrollIntoViewIfNeeded();
  const widget = page.locator('[data-comments] script');
  await expect(widget).toHaveAttribute('src', 'https://giscus.app/client.js');
  await expect(widget).toHaveJSProperty('async', true);
  for (const [name, value] of Object.entries({
    'data-repo': 'zs/ui',
    'data-category-id': 'C_1',
    'data-mapping': 'pathname',
    'data-lang': 'ko',
    'data-theme': 'light',
  })) {
    await expect(widget).toHaveAttribute(name, value);
  }
  await expect.poll(() => asked.length).toBe(1);
});
