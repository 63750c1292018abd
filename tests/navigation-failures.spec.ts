import { expect, test } from '@playwright/test';
import { isSameDocument, markDocument } from './support/inPlace.ts';

// Requests that a service worker answers would pass by the routes these tests set.
test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

const sidebarLink = (name: string) => `[data-sidebar] a:text-is("${name}")`;

test.beforeEach(async ({ page }) => {
  await page.goto('docs/intro/');
  await markDocument(page);
});

test('a page that fails once opens after one reload', async ({ page }) => {
  let failures = 0;
  await page.route('**/docs/Theme/palette/', (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  await page.locator(sidebarLink('palette')).dispatchEvent('click');
  await expect(page.locator('h1').first()).toHaveText('palette');
  await expect(page).toHaveURL(/palette\/$/);
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that keeps failing reloads once, then says so and offers Retry', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let broken = true;
  await page.route('**/docs/Theme/palette/', (route) =>
    broken ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await page.locator(sidebarLink('palette')).dispatchEvent('click');
  await expect(page.locator('main [role=alert]')).toContainText('페이지를 불러오지 못했습니다.');
  await expect(page).toHaveURL(/palette\/$/);
  expect(loads).toBe(1);
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeFocused();
  broken = false;
  await retry.click();
  await expect(page.locator('h1').first()).toHaveText('palette');
});

test('offline, the page stays and says what happened; Retry works once online', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.click(sidebarLink('palette'));
  await expect(page.locator('main [role=alert]')).toContainText('인터넷 연결을 확인');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('[data-sidebar]')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('h1').first()).toHaveText('palette');
  expect(await isSameDocument(page)).toBe(true);
});

test('Back leads from a failed page to the one before', async ({ page, context }) => {
  await context.setOffline(true);
  await page.click(sidebarLink('palette'));
  await expect(page.locator('main [role=alert]')).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('개요');
});

test('a page of a newer build is loaded whole', async ({ page }) => {
  await page.route('**/docs/Theme/palette/', async (route) => {
    if (route.request().isNavigationRequest()) {
      return route.continue();
    }
    const response = await route.fetch();
    const body = (await response.text()).replace(/(_astro\/[^"]*)\.js"/, '$1-newer.js"');
    return route.fulfill({ response, body });
  });
  await page.click(sidebarLink('palette'));
  await expect(page.locator('h1').first()).toHaveText('palette');
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a link to nowhere shows the not-found page in place', async ({ page }) => {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/zs-ui/docs/nowhere/';
    link.textContent = '없는 곳';
    document.querySelector('main')?.prepend(link);
  });
  await page.click('text=없는 곳');
  await expect(page.locator('h1').first()).toHaveText('페이지를 찾을 수 없습니다.');
  await expect(page).toHaveURL(/nowhere\/$/);
  expect(await isSameDocument(page)).toBe(true);
});
