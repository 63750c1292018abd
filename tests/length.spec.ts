import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

// 60 % of what the pages measured when the review found them too long for a phone.
for (const { path, most } of [
  { path: 'docs/UiComponent/ZSTextField/', most: 10_588 },
  { path: 'docs/OverlayComponent/Alert/', most: 7_059 },
]) {
  test(`/${path} is at most ${most} px long on a phone`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      most,
    );
  });
}
