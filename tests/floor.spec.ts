import { expect, type Page, test } from '@playwright/test';
import { removeGlobals, removeNewGlobals } from './support/floor/newGlobals.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { phone, reachFor } from './support/phones.ts';
import { mainTemplates } from './support/routes.ts';
import { searchFor } from './support/searchDialog.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const errors = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const told: string[] = [];
  errors.set(page, told);
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await removeNewGlobals(page);
});

test.afterEach(({ page }) => expect(errors.get(page) ?? []).toEqual([]));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  expect(await page.evaluate(() => 'parse' in URL || 'withResolvers' in Promise)).toBe(false);
}

test('without what the oldest browsers lack, links, search, phones and versions work', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, 'docs/intro/');
  await markDocument(page);
  const { options } = await searchFor(page, 'ZSTextField');
  await options.first().click();
  await expect(page.locator('h1').first()).toHaveText('ZSTextField');
  const example = phone(page, 'ZSTextField.basic');
  await example.scrollIntoViewIfNeeded();
  await reachFor(example);
  await page.locator('[popovertarget=my-version]').click();
  await page.locator('#my-version select').selectOption('0.12.8');
  await expect(page.locator('[data-my-version-notice]')).toContainText('0.12.8');
  await page.keyboard.press('Escape');
  for (const name of ['blog', 'docs']) {
    await page.locator(`header a[data-nav=${name}]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${name}/`));
  }
  expect(await isSameDocument(page)).toBe(true);
});

for (const { path } of mainTemplates) {
  test(`without what the oldest browsers lack, /${path} opens`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('h1').first()).toBeVisible();
  });
}

/** What browsers below the floor lack, and a script of ours asks for at a click or before. */
const below = [
  'fetch',
  'AbortController',
  'URL',
  'IntersectionObserver',
  'MutationObserver',
  'CSS',
  'Element.prototype.replaceWith',
  'Element.prototype.closest',
  'Array.prototype.at',
  'Array.prototype.toSorted',
  'Object.hasOwn',
  'Object.fromEntries',
  'String.prototype.replaceAll',
  'History.prototype.pushState',
];

test.describe('below the floor', () => {
  for (const name of below) {
    test(`without ${name} a link leads to its page, and no server is blamed`, {
      tag: name === 'fetch' ? '@smoke' : [],
    }, async ({ page }) => {
      await removeGlobals(page, [name]);
      await page.goto('docs/intro/');
      await expect(page.locator('h1').first()).toHaveText('설치');
      await page.locator('main a[rel=next]').click();
      await expect(page).not.toHaveURL(/intro/);
      await expect(page.locator('h1').first()).not.toHaveText('설치');
      await expect(page.locator('[data-route-notice]')).toBeHidden();
      errors.delete(page);
    });
  }
});
