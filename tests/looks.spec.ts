import { expect, type Page, test } from '@playwright/test';
import { leaveOutAdded } from './support/pictured.ts';
import { smokeIf } from './support/scope.ts';

const screens = [
  { name: 'home', path: '' },
  { name: 'docs', path: 'docs/UiComponent/ZSTextField/' },
  { name: 'overlay', path: 'docs/OverlayComponent/BottomSheet/' },
  { name: 'intro', path: 'docs/intro/' },
  { name: 'palette', path: 'docs/Theme/palette/' },
  { name: 'foldable', path: 'docs/FoldableDevice/' },
  { name: 'components', path: 'docs/components/' },
  { name: 'changelog', path: 'changelog/' },
  { name: 'blog', path: 'blog/' },
  { name: 'post', path: 'blog/intro/' },
  { name: 'search', path: 'search/' },
  { name: 'not-found', path: 'no-such-page/' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/**
 * In `npm test`: the layouts that differ most, on a phone, on a desktop, and in the dark. A picture
 * costs as much as three tests of behaviour.
 */
const SMOKE = [
  'home-light-390',
  'docs-light-390',
  'search-light-390',
  'home-light-1440',
  'overlay-light-1440',
  'blog-light-1440',
  'docs-dark-1440',
  'palette-dark-1440',
];

/** Waits for the page, and reaches for the phones on its first screen. */
async function arrive(page: Page): Promise<void> {
  // The search page has none while its list is on its way.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  for (const phone of await page.locator('[data-phone]').all()) {
    const top = await phone.evaluate((element) => element.getBoundingClientRect().top);
    if (top < (page.viewportSize()?.height ?? 0)) {
      await expect(phone).toHaveAttribute('data-state', 'idle');
      await phone.dispatchEvent('focusin');
      await expect(phone).toHaveAttribute('data-state', 'loading');
    }
  }
}

for (const theme of ['light', 'dark']) {
  test.describe(`in ${theme} mode`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      // Without frames: phones keep their posters.
      await page.route('**/preview/**', () => undefined);
      await leaveOutAdded(page);
    });

    for (const size of sizes) {
      for (const { name, path } of screens) {
        const picture = `${name}-${theme}-${size.width}`;
        test(
          `${name} looks as it was approved at ${size.width} px`,
          smokeIf(SMOKE.includes(picture)),
          async ({ page }) => {
            await page.setViewportSize(size);
            await page.goto(path);
            await arrive(page);
            await expect(page).toHaveScreenshot(`${picture}.png`);
          },
        );
      }
    }

    test('the mobile menu looks as it was approved', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('docs/intro/');
      await page.getByRole('button', { name: '메뉴 열기' }).click();
      await expect(page).toHaveScreenshot(`menu-${theme}-390.png`);
    });
  });
}

test.describe('a page and a post that an author adds', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, path } of screens.filter(({ name }) =>
    ['docs', 'components', 'blog', 'post'].includes(name),
  )) {
    test(`stand in the lists of ${name}, and change no picture`, async ({ page }) => {
      await page.route('**/preview/**', () => undefined);
      await leaveOutAdded(page, ['docs/added/']);
      await page.addInitScript(addFirst);
      await page.goto(path);
      await arrive(page);
      await expect(page.locator('[data-sidebar] [href="/zs-ui/docs/added/"]')).toHaveCount(1);
      await expect(page).toHaveScreenshot(`${name}-light-1440.png`);
    });
  }
});

/** Adds an entry to the start of every list before scripts of the page run. */
function addFirst(): void {
  document.addEventListener(
    'readystatechange',
    () => {
      const firsts = [
        '[data-sidebar] details li',
        '[data-tiles] > li',
        'main > article:has(> h2)',
        'nav > section',
      ];
      for (const first of firsts) {
        const entry = document.querySelector(first);
        const copy = entry?.cloneNode(true) as Element | undefined;
        for (const link of copy?.querySelectorAll('a') ?? []) {
          link.setAttribute('href', '/zs-ui/docs/added/');
          link.removeAttribute('aria-current');
        }
        copy && entry?.before(copy);
      }
    },
    { once: true },
  );
}
