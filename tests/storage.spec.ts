import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './support/console.ts';
import { searchFor } from './support/searchDialog.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Keys that no page of these tests reads or writes: those of an announcement, and of older builds. */
const otherKeys = [
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'zs:scroll',
  'zs:sidebar-closed',
];

/** Performs every action that a page stores something of. */
async function rememberAll(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-theme')) ?? '';
  expect(['light', 'dark']).toContain(before);
  await page.click('[data-color-mode-toggle]');
  await expect(root).not.toHaveAttribute('data-theme', before);
  await page.click('[data-category=Theme] summary');
  const { dialog, options } = await searchFor(page, 'Alert');
  await expect(options.first()).toContainText('Alert');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('label:has-text("pnpm")').first().click();
}

/** Keys that the site reads from or writes to each storage. */
async function keysOf(page: Page): Promise<string[]> {
  const keys = new Set<string>();
  await page.exposeFunction('tellKey', (key: string) => keys.add(key));
  await page.addInitScript(() => {
    const { tellKey } = window as unknown as { tellKey: (key: string) => void };
    for (const method of ['getItem', 'setItem'] as const) {
      const original = Storage.prototype[method] as (this: Storage, ...all: string[]) => string;
      Object.assign(Storage.prototype, {
        [method](this: Storage, ...all: string[]) {
          tellKey(String(all[0]));
          return original.apply(this, all);
        },
      });
    }
  });
  await page.goto('docs/intro/');
  await rememberAll(page);
  return [...keys];
}

/** Values that another page of the host may store under a key. */
const values = ['null', '{', '5', '[]', '{}', '"', '[null]', '\u0000', 'x'.repeat(100_000)];

test('no value under a storage key of the site breaks anything', async ({ page }) => {
  test.slow();
  const complaints = watchConsole(page);
  const keys = [...(await keysOf(page)), ...otherKeys];
  expect(keys).toEqual(
    expect.arrayContaining(['theme', 'zs:sidebar-opened', 'docs-preferred-version-default']),
  );
  expect(keys.filter((key) => key.startsWith('__DOCSEARCH_'))).toHaveLength(2);
  for (const junk of values) {
    await page.evaluate(
      ({ names, value }) => {
        for (const name of names) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      },
      { names: keys, value: junk },
    );
    await page.reload();
    await rememberAll(page);
    expect(complaints, junk.slice(0, 20)).toEqual([]);
  }
});

test('no history state of another script breaks anything', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('docs/intro/');
  for (const state of [5, 'x', [], { index: 'a', y: {} }, { index: -7, y: Number.NaN }]) {
    await page.evaluate((value) => history.replaceState(value, ''), state);
    await page.reload();
    await page.click('main a[rel=next]');
    await expect(page.locator('h1').first()).not.toHaveText('설치');
    await page.goBack();
    await expect(page.locator('h1').first()).toHaveText('설치');
  }
  expect(complaints).toEqual([]);
});
