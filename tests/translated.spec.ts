import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './support/console.ts';
import { controlOf, listingOf } from './support/controls.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { phone } from './support/phones.ts';
import { searchDialog } from './support/searchDialog.ts';
import { translate, translated } from './support/translator.ts';

const faults = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  faults.set(page, watchConsole(page));
  await translate(page);
});

test.afterEach(async ({ page }) => {
  expect(faults.get(page)).toEqual([]);
  await expect(
    page.locator('.zs-search-screen[role=alert], .island-note[role=alert]:visible'),
  ).toHaveCount(0);
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('on a translated page the dialog answers each letter, and its result opens in place', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/intro/');
  await translated(page);
  await markDocument(page);
  await page.keyboard.press('/');
  const { dialog, options, status, input } = searchDialog(page);
  for (const query of ['a', 'al', 'alert', 'alert 닫', 'zzzqqq', '바텀', '바텀시트']) {
    await input.fill(query);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  }
  await expect(options.first()).toContainText('BottomSheet');
  await expect(dialog).not.toContainText('zzzqqq');
  await expect(status).toContainText('검색 결과');
  await expect(status).not.toContainText('zzzqqq');
  await options.first().click();
  await expect(page.locator('h1')).toContainText('BottomSheet');
  expect(await isSameDocument(page)).toBe(true);
});

test('a translated sidebar stays the same element from page to page, as far as it was scrolled', async ({
  page,
}) => {
  await page.goto('docs/intro/');
  await translated(page);
  const link = page.locator('[data-sidebar] a[href$="/palette/"]');
  await link.evaluate((one) => {
    one.closest('details')?.setAttribute('open', '');
    one.setAttribute('data-kept', '');
  });
  await link.click();
  await expect(page.locator('h1')).toContainText('팔레트');
  await expect(page.locator('[data-sidebar] [aria-current=page]')).toHaveAttribute('data-kept', '');
});

test('the versions of a translated page change, and change back', async ({ page }) => {
  await page.goto('docs/UiComponent/ZSContainer/');
  await translated(page);
  const badge = page.locator('[data-docs-version]');
  await page.locator('[popovertarget=my-version]').click();
  for (const version of ['0.12.8', '0.13.6', '0.17.1']) {
    await page.locator('#my-version select').selectOption(version);
    await expect(badge).toContainText(version);
    await expect(page.locator('[data-my-version-notice]')).toContainText(version);
  }
  await expect(page.locator('main')).not.toContainText('0.12.8의');
  await page.locator('#my-version textarea').fill('"@0610studio/zs-ui": "0.12.8"');
  await expect(page.locator('#prop-ZSContainer-edges')).toContainText('0.12.8의 기본값');
  await page.keyboard.press('Escape');
  await page.locator('[data-my-version-notice] button').click();
  await expect(page.locator('.zs-api-mine')).toHaveCount(0);
});

test('the phone of a translated page follows its controls, and marks the line', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSText/');
  await translated(page);
  const listing = listingOf(phone(page, 'ZSText.basic'));
  const field = controlOf(page, 'typo').getByRole('combobox');
  for (const typo of ['caption.6', 'caption.5']) {
    await field.selectOption(typo);
    await expect(listing.locator('.highlighted')).toHaveText([new RegExp(`typo="${typo}"`)]);
  }
});

test('the translated theme builder changes phone, contrast and code, and copies code as it is', async ({
  page,
}) => {
  await page.goto('docs/Theme/themefactory/');
  await translated(page);
  const builder = page.locator('[data-island=ThemeBuilder]');
  await builder.scrollIntoViewIfNeeded();
  const value = builder.locator('input:not([type])').first();
  for (const color of ['#6D28D9', '#FFFFFF', '#112233']) {
    await value.fill(color);
    await expect(builder.locator('pre')).toContainText(`main: '${color}'`);
  }
  await builder.locator('[data-copy]').click();
  await expect(page.locator('[data-announcer]')).toContainText('복사했습니다');
  expect(await copied(page)).toContain("main: '#112233'");
  expect(await copied(page)).not.toContain('\u2021');
});

test('the translated comparison follows both versions and a pasted file', async ({ page }) => {
  await page.goto('upgrade/?from=0.12.1&to=0.13.6');
  await translated(page);
  const main = page.getByRole('main');
  await expect(main.locator('summary h2').first()).toBeVisible();
  const [, to] = await main.locator('select').all();
  for (const version of ['0.17.1', '0.12.8', '0.18.0', '0.13.6']) {
    await to?.selectOption(version);
    await main.locator('textarea').fill(`<ZSText typo="${version}" />`);
  }
  await main
    .locator('textarea')
    .fill("import { ThrottleButton } from '@0610studio/zs-ui';\nconst a = <ThrottleButton />;");
  await expect(main.locator('li p').first()).toContainText('ThrottleButton');
  await main.locator('textarea').fill('const a = (');
  await expect(main.locator('p[role=status]')).not.toContainText('ThrottleButton');
});

test('the search page answers each query in a translated page', async ({ page }) => {
  await page.goto('search/?q=alert');
  await translated(page);
  const main = page.getByRole('main');
  for (const query of ['alert 닫기', 'zzzqqq', '테마', '테']) {
    await main.locator('input[name=q]').fill(query);
    await expect(main.locator('[role=status]')).toContainText(/검색 결과/);
  }
  await expect(main).not.toContainText('zzzqqq');
  await main.locator('ol a').first().click();
  await expect(page).toHaveURL(/\/docs\//);
});

const PAGES = [
  '',
  'blog/',
  'changelog/',
  'docs/components/',
  'docs/Theme/palette/',
  'no/such/page/',
];
test('every kind of page opens from a translated one, and its code is nobody’s to translate', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('font font').first().waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('pre font, code font')).toHaveCount(0);
    await page.locator('header a[href$="/blog/"], header a[href$="/zs-ui/"]').first().click();
    await expect(page.locator('h1').first()).toBeVisible();
  }
  // The page that is not there answered so.
  const own = faults.get(page) ?? [];
  faults.set(
    page,
    own.filter((fault) => !fault.includes('404')),
  );
});
