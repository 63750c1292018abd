import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, markDocument } from './support/inPlace.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tiles = (page: Page) => page.locator('[data-tiles] > li');

/** Posters with visible content. */
const drawnPosters = (page: Page) =>
  page.locator('[data-tiles] [data-poster]').evaluateAll(
    (posters) =>
      posters.filter((poster) => {
        const { width, height } = poster.getBoundingClientRect();
        return (poster.shadowRoot?.querySelectorAll('*').length ?? 0) > 5 && width * height > 5000;
      }).length,
  );

/** Font sizes in the pictures of tiles, as drawn, in tenths of a pixel. */
const letterSizes = (page: Page) =>
  page.locator('[data-tiles] [data-poster]').evaluateAll((posters) => {
    const hasLetters = (element: HTMLElement) =>
      element.matches('input, textarea') ||
      [...element.childNodes].some((node) => node.nodeName === '#text' && node.nodeValue?.trim());
    return posters
      .flatMap((poster) => [
        ...(poster.shadowRoot?.querySelectorAll<HTMLElement>('div :not(style)') ?? []),
      ])
      .filter(hasLetters)
      .map((element) => {
        const scale = element.getBoundingClientRect().height / element.offsetHeight;
        return Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * scale * 10) / 10;
      });
  });

for (const width of [390, 820]) {
  test(`pictures of tiles are legible in a window of ${width} px: no letters below 11 px`, {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('docs/components/');
    const sizes = await letterSizes(page);
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });
}

test('home leads to the gallery in place, where the whole of a tile leads to its page', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await markDocument(page);
  await page.getByRole('link', { name: '컴포넌트 둘러보기' }).click();
  await expect(page.locator('h1').first()).toHaveText('컴포넌트');
  expect(await drawnPosters(page)).toBe(await tiles(page).count());
  await tiles(page).filter({ hasText: 'Snackbar' }).locator('[data-poster]').click({ force: true });
  await expect(page.locator('h1').first()).toHaveText('Snackbar');
  expect(await isSameDocument(page)).toBe(true);
});

test('the phone of the gallery shows the component that a reader points at or moves to by Tab', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/components/');
  const screen = page.frameLocator('iframe[data-drawn]');
  await tiles(page).filter({ hasText: 'BottomSheet' }).hover();
  await expect(screen.getByText('오후 2시에 도착합니다.')).toBeVisible();
  await page.getByRole('searchbox', { name: '컴포넌트 찾기' }).fill('스위치');
  await page.keyboard.press('Tab');
  await expect(tiles(page).getByRole('link', { name: 'ZSSwitch' })).toBeFocused();
  await expect(screen.getByText('배송 알림 켜짐')).toBeVisible();
  await expect(screen.getByText('오늘의 꽃')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1').first()).toHaveText('ZSSwitch');
});

test('components are found by Korean and English names, also by a syllable that is half typed', async ({
  page,
}) => {
  await page.goto('docs/components/');
  const found = () => page.locator('[data-tiles] h3:visible').allTextContents();
  const all = await found();
  const field = page.getByRole('searchbox', { name: '컴포넌트 찾기' });
  for (const query of ['스낵바', 'snack', 'SnackBar', '스낵ㅂ']) {
    await field.fill(query);
    expect(await found(), query).toEqual(['Snackbar']);
  }
  await field.fill('슨');
  expect(await found()).toContain('Snackbar');
  await field.fill('없는 컴포넌트');
  expect(await found()).toEqual([]);
  await expect(page.getByText('찾는 컴포넌트가 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '모두 보기' }).click();
  expect(await found()).toEqual(all);
  await expect(field).toBeFocused();
});

test('a screen reader hears names and words of tiles, and no picture; Tab stops once a tile', async ({
  page,
}) => {
  await page.goto('docs/components/');
  const list = page
    .getByRole('list')
    .filter({ hasText: 'BottomSheet' })
    .and(page.locator('main *'));
  await expect(list.getByRole('img')).toHaveCount(0);
  await expect(list.getByRole('button')).toHaveCount(0);
  await list.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').nth(1)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of the docs leads to their first page', async ({ page }) => {
    await page.goto('docs/');
    await expect(page).toHaveURL(/\/zs-ui\/docs\/intro\/$/);
    await expect(page.locator('h1').first()).toHaveText('설치');
  });

  test('the gallery shows its pictures and leads on', async ({ page }) => {
    await page.goto('docs/components/');
    await expect(page.locator('[data-tiles] [data-poster]').first()).toBeVisible();
    await tiles(page).getByRole('link', { name: 'Alert' }).click();
    await expect(page.locator('h1').first()).toHaveText('Alert');
  });
});
