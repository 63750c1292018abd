import { expect, type Page, test } from '@playwright/test';
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

/**
 * Has lists show their first three entries and that of the page, and those of posts, which begin with the
 * newest, their last: content that is added changes few pictures.
 */
const SHORT_LISTS = `
  [data-sidebar] details li:nth-child(n + 4):not(:has([aria-current])),
  [data-tiles] > li:nth-child(n + 4),
  .zs-search-pages li:nth-child(n + 4),
  main > section:has(article):nth-last-of-type(n + 4),
  nav > section:nth-last-of-type(n + 4),
  :is(nav, main:has(article)) > section li:not(:last-child) { display: none }
`;

/** Installed before scripts of the page run, as the sidebar scrolls to the current page. */
function shortenLists(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

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
      await page.addInitScript(shortenLists, SHORT_LISTS);
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
