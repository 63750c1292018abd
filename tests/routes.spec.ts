import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { watchConsole } from './support/console.ts';
import { templates } from './support/routes.ts';
import { smokeIf } from './support/scope.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** In `npm test`: the layouts that differ most. */
const SMOKE = ['', 'docs/UiComponent/ZSTextField/', 'docs/components/', 'blog/intro/', 'search/'];
/** Each mode and each size once. */
const views = [
  { theme: 'light', size: 'desktop' },
  { theme: 'dark', size: 'phone' },
] as const;

// The palette page checks the contrast of three hundred colours.
test.setTimeout(180_000);

for (const { path, heading } of templates) {
  for (const { theme, size } of views) {
    test(
      `/${path} has its title, is accessible and logs nothing, ${theme} on ${size}`,
      smokeIf(SMOKE.includes(path)),
      async ({ page }) => {
        const complaints = watchConsole(page);
        await page.setViewportSize(sizes[size]);
        // Runs in each frame; that of a preview is sandboxed, where `localStorage` throws.
        await page.addInitScript((mode) => {
          if (window === window.top) {
            localStorage.setItem('theme', mode);
          }
        }, theme);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(/ZS-ui/);
        // Posters have headings too, but in shadow roots, which these selectors do not enter.
        expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
        await expect(page.locator('main h1').first()).toContainText(heading);
        const sideways = await page.evaluate(() => {
          scrollTo(10_000, 0);
          return scrollX;
        });
        expect(sideways, 'sideways scroll').toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  }
}

test('an unknown path answers 404 with the Korean not-found page', { tag: '@smoke' }, async ({
  page,
}) => {
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
