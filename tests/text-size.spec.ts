import { expect, type Page, test } from '@playwright/test';
import { lostTexts } from './support/lostText.ts';
import { phone } from './support/phones.ts';
import { searchFor } from './support/searchDialog.ts';

/** What WCAG 2.2 lets a reader set (1.4.12 Text Spacing): no text may be lost by it. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** The ways to see more of less: 1.4.12, and 1.4.10, 400 % of 1280 by 1024. */
const ways = [
  { name: 'with spaced letters', width: 1280, height: 1024, css: SPACED },
  { name: 'with spaced letters on a phone', width: 390, height: 844, css: SPACED },
  { name: 'at 400 %', width: 320, height: 256, css: ':root {}' },
];

const toBottom = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Presses a button, where the width of the window has one. */
const press = (selector: string) => async (page: Page) => {
  const button = page.locator(selector).first();
  if (await button.isVisible()) {
    await button.click();
  }
};

/** Each kind of page, and what a reader opens on it. */
const places: [name: string, path: string, open?: (page: Page) => Promise<unknown>][] = [
  ['home', ''],
  ['a page of a component', 'docs/UiComponent/ZSTextField/', toBottom],
  ['its version form', 'docs/UiComponent/ZSTextField/', press('[popovertarget=my-version]')],
  ['its menu', 'docs/UiComponent/ZSTextField/', press('header [popovertarget=site-menu]')],
  [
    'the tools of its phone',
    'docs/UiComponent/ZSTextField/',
    async (page) => {
      const example = phone(page, 'ZSTextField.basic');
      await example.scrollIntoViewIfNeeded();
      await example.getByRole('button', { name: /편집$/ }).click();
    },
  ],
  ['the installation', 'docs/intro/'],
  ['swatches', 'docs/Theme/palette/', toBottom],
  ['the theme builder', 'docs/Theme/themefactory/', toBottom],
  ['the gallery', 'docs/components/'],
  [
    'the upgrade form',
    'upgrade/?from=0.12.1&to=0.13.6',
    (page) => expect(page.locator('main h2').first()).toBeVisible(),
  ],
  [
    'the search dialog',
    'docs/intro/',
    async (page) => {
      const { options } = await searchFor(page, '텍스트필드 에러');
      await expect(options.first()).toBeVisible();
    },
  ],
  [
    'a search that finds nothing',
    'docs/intro/',
    async (page) => {
      const { dialog } = await searchFor(page, '프로야구순위');
      await expect(dialog.locator('.zs-search-screen')).toBeVisible();
    },
  ],
  [
    'the search page',
    'search/?q=alert',
    (page) => expect(page.locator('main ol a').first()).toBeVisible(),
  ],
  ['the posts', 'blog/'],
  ['the changelog', 'changelog/'],
  ['no page', 'no/such/page/'],
];

for (const { name, width, height, css } of ways) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    for (const [what, path, open] of places) {
      test(`${name}, ${what}: no text is cut or out of reach`, async ({ page }) => {
        await page.goto(path);
        await page.addStyleTag({ content: css });
        await open?.(page);
        await expect.poll(() => lostTexts(page)).toEqual([]);
      });
    }
  });
}
