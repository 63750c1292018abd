import { expect, type Page } from '@playwright/test';
import { renamed, withPalette } from './support/copyBuild.ts';
import { test } from './support/faultyServer.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { phone } from './support/phones.ts';
import { openGroups } from './support/sidebar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const otherScripts = (text: string) =>
  text.replace(/(<script type="module" src="[^"]+\.js)"/, '$1?next"');

const link = '[data-sidebar] a[href$="/palette/"]';

test.beforeEach(async ({ page }) => {
  await openGroups(page);
  await page.goto('docs/intro/');
  await markDocument(page);
});

test('after a deploy the first click shows the new text in place, and the sidebar follows', {
  tag: '@smoke',
}, async ({ page, server }) => {
  await server.deploy(renamed);
  await page.click(link);
  await expect(page.locator('h1').first()).toHaveText('새 팔레트');
  await expect(page.locator(link)).toContainText('새 이름');
  expect(await isSameDocument(page)).toBe(true);
});

test('a build with other scripts is loaded whole, at the address that was wanted', async ({
  page,
  server,
}) => {
  await server.deploy(withPalette(otherScripts));
  await page.click(link);
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page).toHaveURL(/\/docs\/Theme\/palette\/$/);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('설치');
});

/** What a reader does with a page, and the files that it needs. */
const uses: [string, RegExp, (page: Page) => Promise<unknown>][] = [
  ['search', /_astro\/(?:mountDialog|createClient|engine)/, (page) => page.keyboard.press('/')],
  [
    'phone',
    /preview\/code\/Alert/,
    (page) => phone(page, 'Alert.basic').locator('[data-body]').hover(),
  ],
  [
    'editor',
    /_astro\/Editor/,
    (page) => phone(page, 'Alert.basic').getByRole('button', { name: /편집$/ }).click(),
  ],
];

for (const [what, files, use] of uses) {
  test(`after a deploy without its files the ${what} of an open page offers the new version`, async ({
    page,
    server,
  }) => {
    await page.goto('docs/OverlayComponent/Alert/');
    await markDocument(page);
    await server.deploy({ 'docs/OverlayComponent/Alert/index.html': otherScripts }, files);
    await use(page);
    const notice = page.locator('[data-route-notice]');
    await expect(notice).toContainText('새 버전');
    await notice.getByRole('button', { name: '새로고침' }).click();
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });
}
