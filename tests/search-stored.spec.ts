import { expect, type Page, test } from '@playwright/test';
import { type SearchDialog, searchDialog, searchFor } from './support/searchDialog.ts';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__zs-ui';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__zs-ui';

const pages = ['Alert', 'BottomSheet', 'Loader', 'Modality', 'PopOver', 'Snackbar', 'palette'];

function storedHit(title: string) {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const url = `/zs-ui/docs/OverlayComponent/${title}/`;
  const hierarchy = { lvl0: 'Overlay', lvl1: title, ...none };
  return { objectID: url, url, type: 'lvl1', content: null, hierarchy };
}

async function keep(page: Page, key: string, value: string) {
  await page.addInitScript(
    ([name = '', text = '']) => {
      // The frame of the examples has no storage.
      if (window.top === window) {
        localStorage.setItem(name, text);
      }
    },
    [key, value],
  );
}

async function stored(page: Page, key: string): Promise<string[]> {
  const list: { hierarchy: { lvl1: string } }[] = JSON.parse(
    (await page.evaluate((name) => localStorage.getItem(name), key)) ?? '[]',
  );
  return list.map(({ hierarchy }) => hierarchy.lvl1);
}

async function openStart(page: Page): Promise<SearchDialog> {
  await page.goto('docs/intro/');
  await page.keyboard.press('/');
  return searchDialog(page);
}

test('a chosen result is remembered, without its marks, and offered the next time', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/intro/');
  const { options, dialog, active } = await searchFor(page, 'BottomSheet');
  await expect(options.first()).toContainText('BottomSheet');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('BottomSheet');

  const [entry] = JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), RECENTS)) ?? '[]',
  );
  expect(Object.keys(entry).filter((key) => key.startsWith('_'))).toEqual([]);

  await page.keyboard.press('/');
  await expect(dialog.getByRole('grid', { name: '최근 검색' })).toContainText('BottomSheet');
  await expect(await active()).toContainText('BottomSheet');
  await page.goto('docs/intro/');
  await page.keyboard.press('/');
  await expect(dialog.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('BottomSheet');
});

test('what two tabs remember is one list', async ({ page, context }) => {
  await page.goto('docs/intro/');
  const other = await context.newPage();
  await other.goto('docs/intro/');
  // Both have read the empty list before either adds to it.
  for (const [tab, title] of [
    [page, 'BottomSheet'],
    [other, 'Snackbar'],
  ] as const) {
    await tab.bringToFront();
    const { options } = await searchFor(tab, title);
    await expect(options.first()).toContainText(title);
  }
  for (const [tab, title] of [
    [page, 'BottomSheet'],
    [other, 'Snackbar'],
  ] as const) {
    await tab.bringToFront();
    await tab.keyboard.press('Enter');
    await expect(tab.locator('h1')).toHaveText(title);
  }
  expect((await stored(other, RECENTS)).sort()).toEqual(['BottomSheet', 'Snackbar']);
});

test('the mouse moves a recent to the favorites and removes from both lists', async ({ page }) => {
  await keep(page, RECENTS, JSON.stringify(pages.slice(0, 3).map(storedHit)));
  const { dialog, input } = await openStart(page);
  await dialog.getByRole('button', { name: '즐겨찾기에 추가: Loader' }).click();
  await expect(dialog.getByRole('grid', { name: '즐겨찾기' })).toContainText('Loader');
  await expect(input).toBeFocused();
  await dialog.getByRole('button', { name: '최근 검색에서 삭제: Alert' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(2);
  expect(await stored(page, RECENTS)).toEqual(['BottomSheet']);
  expect(await stored(page, FAVORITES)).toEqual(['Loader']);
  await dialog.getByRole('button', { name: '즐겨찾기에서 삭제: Loader' }).click();
  await expect(dialog.getByRole('grid', { name: '즐겨찾기' })).toHaveCount(0);
  expect(await stored(page, FAVORITES)).toEqual([]);
});

test('the keyboard does the same, and focus goes on to the neighbour', async ({ page }) => {
  await keep(page, RECENTS, JSON.stringify(pages.slice(0, 3).map(storedHit)));
  const { dialog, input } = await openStart(page);
  const remove = (title: string) =>
    dialog.getByRole('button', { name: `최근 검색에서 삭제: ${title}` });
  await expect(remove('Alert')).toBeVisible();
  // Close, then the first row: to favorites, remove.
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Tab');
  }
  await expect(remove('Alert')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('BottomSheet')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: '즐겨찾기에 추가: Loader' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  expect(await stored(page, RECENTS)).toEqual([]);
  expect(await stored(page, FAVORITES)).toEqual(['BottomSheet']);
});

test('a favorite that is chosen is not saved again', async ({ page }) => {
  await page.goto('docs/intro/');
  const first = await searchFor(page, 'Alert');
  await first.options.first().click();
  await page.keyboard.press('/');
  await first.dialog.getByRole('button', { name: /즐겨찾기에 추가/ }).click();
  await first.input.fill('Alert');
  await first.options.first().click();
  expect(await stored(page, RECENTS)).toEqual([]);
  expect(await stored(page, FAVORITES)).toEqual(['Alert']);
});

test('a storage that refuses writes breaks nothing', { tag: '@smoke' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('docs/intro/');
  const { options, dialog } = await searchFor(page, 'Alert');
  await options.first().click();
  await expect(page.locator('h1')).toHaveText('Alert');
  await page.keyboard.press('/');
  await expect(dialog.getByRole('grid', { name: '최근 검색' })).toContainText('Alert');
});
