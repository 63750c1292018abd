import { type Browser, expect, type Page, test } from '@playwright/test';
import { testBrowser } from '../scripts/lib/browser.mjs';
import { lostTexts } from './support/lostText.ts';
import { phone } from './support/phones.ts';
import { searchFor } from './support/searchDialog.ts';
import { sidewaysOverflow } from './support/sidewaysOverflow.ts';

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

/** The menu has a button up to this width; beyond it stands beside the page. */
const MENU_BUTTON_MAX_WIDTH = 996;

type Place = [name: string, path: string, open?: (page: Page) => Promise<unknown>];

/** Each kind of page, and what a reader opens on it. */
const places: Place[] = [
  ['home', ''],
  ['a page of a component', 'docs/UiComponent/ZSTextField/', toBottom],
  [
    'its version form',
    'docs/UiComponent/ZSTextField/',
    async (page) => {
      await page.locator('[popovertarget=my-version]').click();
      await expect(page.locator('#my-version select')).toBeVisible();
    },
  ],
  [
    'the tools of its phone',
    'docs/UiComponent/ZSTextField/',
    async (page) => {
      const example = phone(page, 'ZSTextField.basic');
      await example.scrollIntoViewIfNeeded();
      await example.getByRole('button', { name: /편집$/ }).click();
      await expect(example.getByRole('textbox', { name: /코드/ })).toBeVisible();
    },
  ],
  ['the installation', 'docs/intro/'],
  ['swatches', 'docs/Theme/palette/', toBottom],
  [
    'the theme builder',
    'docs/Theme/themefactory/',
    async (page) => {
      const builder = page.locator('[data-island=ThemeBuilder]');
      await builder.scrollIntoViewIfNeeded();
      await expect(builder.locator('input').first()).toBeVisible();
    },
  ],
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
      const note = dialog.locator('.zs-search-note', { hasText: '검색 결과가 없습니다.' });
      await expect(note).toBeVisible();
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

const menu: Place = [
  'the menu',
  'docs/UiComponent/ZSTextField/',
  async (page) => {
    await page.locator('header [popovertarget=site-menu]').click();
    await expect(page.locator('#site-menu')).toBeVisible();
  },
];

for (const { name, width, height, css } of ways) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    const all = width <= MENU_BUTTON_MAX_WIDTH ? [...places, menu] : places;
    for (const [what, path, open] of all) {
      test(`${name}, ${what}: no text is cut or out of reach`, async ({ page }) => {
        await page.goto(path);
        await page.addStyleTag({ content: css });
        await open?.(page);
        await expect.poll(() => lostTexts(page)).toEqual([]);
      });
    }
  });
}

/** What a reader sets in the browser, as 1.4.4 (Resize Text) asks; the lengths of media queries follow it. */
test.describe('with letters twice as large in the settings of the browser', () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright }) => {
    const { args = [], ...options } = testBrowser();
    const large = '--blink-settings=defaultFontSize=32';
    browser = await playwright.chromium.launch({ ...options, args: [...args, large] });
  });
  test.afterAll(() => browser.close());

  for (const [what, path, open] of [...places, menu]) {
    test(`${what}: no text is cut or out of reach`, async ({ baseURL }) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await page.goto(path);
      await open?.(page);
      await expect.poll(() => lostTexts(page)).toEqual([]);
      await context.close();
    });
  }
});

for (const width of [320, 390, 1280]) {
  test(`a page that makes its letters twice as large needs no scrolling sideways at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '',
      'docs/intro/',
      'docs/components/',
      'docs/UiComponent/ZSTextField/',
      'docs/OverlayComponent/Alert/',
      'docs/Theme/palette/',
      'blog/',
      'blog/intro/',
      'search/?q=alert',
      'search/',
      'upgrade/',
      'no-such-page/',
    ]) {
      await page.goto(path);
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      expect(await sidewaysOverflow(page), path).toBe(0);
    }
  });
}
