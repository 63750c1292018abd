import { expect, type Page, test } from '@playwright/test';

const screens = [
  { name: 'home', path: '' },
  { name: 'docs', path: 'docs/UiComponent/ZSTextField/' },
  { name: 'components', path: 'docs/components/' },
  { name: 'blog', path: 'blog/' },
  { name: 'not-found', path: 'no-such-page/' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Where a phone is on the first screen, its example must have drawn. */
async function waitForPhone(page: Page): Promise<void> {
  const phone = page.locator('[data-phone]').first();
  const isInView =
    (await phone.count()) > 0 &&
    (await phone.evaluate((element) => element.getBoundingClientRect().top < innerHeight));
  if (isInView) {
    await expect(phone).toHaveAttribute('data-state', 'running', { timeout: 20_000 });
  }
}

for (const theme of ['light', 'dark']) {
  test.describe(`in ${theme} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    });

    for (const size of sizes) {
      for (const { name, path } of screens) {
        test(`${name} looks as it was approved at ${size.width} px`, async ({ page }) => {
          await page.setViewportSize(size);
          await page.goto(path);
          await waitForPhone(page);
          await expect(page).toHaveScreenshot(`${name}-${theme}-${size.width}.png`, {
            maxDiffPixelRatio: 0.02,
          });
        });
      }
    }

    test('the mobile menu looks as it was approved', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('docs/intro/');
      await page.getByRole('button', { name: '메뉴 열기' }).click();
      await expect(page).toHaveScreenshot(`menu-${theme}-390.png`, { maxDiffPixelRatio: 0.02 });
    });
  });
}
