import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { watchConsole } from './support/console.ts';
import { isAll, sampledRoutes } from './support/scope.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
const sizeNames = ['phone', 'desktop'] as const;
/** In `npm test` each mode and each size is tested once, not all combinations. */
const pairs = { light: ['desktop'], dark: ['phone'] } as const;

// The palette page checks the contrast of three hundred colours four times.
test.setTimeout(180_000);

for (const { path, heading } of sampledRoutes()) {
  test(`/${path} has its title, is accessible in both modes and logs nothing`, async ({ page }) => {
    const complaints = watchConsole(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/ZS-ui/);
    // Posters have headings too, but in shadow roots, which these selectors do not enter.
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
    await expect(page.locator('main h1').first()).toContainText(heading);

    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((mode) => {
        document.documentElement.dataset.theme = mode;
      }, theme);
      for (const name of isAll ? sizeNames : pairs[theme]) {
        await page.setViewportSize(sizes[name]);
        const sideways = await page.evaluate(() => {
          scrollTo(10_000, 0);
          return scrollX;
        });
        expect(sideways, `sideways scroll on ${name}`).toBe(0);
        expect(await accessibilityFaults(page), `${theme} on ${name}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}

test('an unknown path answers 404 with the Korean not-found page', async ({ page }) => {
  const response = await page.goto('docs/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('페이지를 찾을 수 없습니다.');
  await expect(page.getByText('사이트 관리자에게 링크가 깨진 것을 알려 주세요.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('addresses that end in /index.html or .html end at the clean address', async ({ page }) => {
  for (const address of ['docs/intro/index.html', 'docs/intro.html', 'docs/intro']) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe('/zs-ui/docs/intro/');
    await expect(page.locator('h1')).toHaveText('설치');
  }
});
