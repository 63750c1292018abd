import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { countHits } from './support/searchIndex.ts';

declare global {
  interface Window {
    shifts: number[];
  }
  interface PerformanceEntry {
    /** How far a layout shift moved the page. */
    value?: number;
  }
}

const field = (page: Page) => page.getByRole('main').getByRole('combobox');
const results = (page: Page) => page.getByRole('main').locator('ol a');
const panel = (page: Page) => page.getByRole('listbox', { name: '추천 검색어' });

test('an address with a query shows its results: counted, in groups, with breadcrumbs and marks', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('search/?q=Alert');
  await expect(field(page)).toHaveValue('Alert');
  await expect(page.getByText(/^검색 결과 \d+건$/)).toBeVisible();
  await expect(results(page).first().locator('mark').first()).toHaveText('Alert');
  await expect(page.getByRole('main').locator('h2').first()).toBeVisible();
  await expect(results(page).filter({ hasText: 'API' }).first()).toContainText('Alert');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await results(page).first().click();
  await expect(page.locator('h1')).toHaveText('Alert');
});

for (const width of [390, 1280]) {
  test(`at ${width} px nothing that is in view moves while the page fills`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        window.shifts.push(...list.getEntries().map((entry) => entry.value ?? 0));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['search/', 'search/?q=Alert']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      if (address.includes('q=')) {
        // The rows of the headings become those of the texts, with a sentence.
        await expect(results(page).first().locator('.zs-search-passage')).toBeVisible();
      }
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      const moved = await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0));
      // Half of what web.dev calls good: a row of the texts may be a line higher than that of the headings.
      expect(moved, address).toBeLessThan(0.05);
    }
  });
}

test('the address keeps step with the letters, and Back returns to the query before', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('search/?q=Alert');
  await expect(results(page).first()).toContainText('Alert');
  await field(page).fill('Snack');
  await expect(page).toHaveURL(/\?q=Snack$/);
  await field(page).press('End');
  await page.keyboard.type('bar');
  await expect(page).toHaveURL(/\?q=Snackbar$/);
  await expect(results(page).first()).toContainText('Snackbar');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=Alert$/);
  await expect(field(page)).toHaveValue('Alert');
  await expect(results(page).first()).toContainText('Alert');
  await page.goForward();
  await expect(field(page)).toHaveValue('Snackbar');
  await expect(results(page).first()).toContainText('Snackbar');
  // Neither reloaded the page, which would flicker and lose the focus.
  await expect(field(page)).toBeFocused();
});

test('Back from a result far down returns to its place, and so does a reload', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('search/?q=ZSContainer');
  // Results of the headings are shown first, and are reordered once the texts are loaded.
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `${await countHits('ZSContainer')}건`,
  );
  await expect(results(page)).toHaveCount(20);
  await results(page).nth(17).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await results(page).nth(17).press('Enter');
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(results(page)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  // The page is shorter until the texts have come.
  const texts = Promise.withResolvers<void>();
  await page.route(/search-index\/text/, async (route) => {
    await texts.promise;
    await route.continue();
  });
  await page.reload();
  await expect(results(page).first()).toBeVisible();
  texts.resolve();
  await expect(results(page)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the panel covers nothing, and what is under it stays where it is', async ({ page }) => {
  await page.goto('search/?q=Alert');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toContainText('건');
  const closed = await count.boundingBox();
  await field(page).focus();
  await expect(panel(page)).toBeVisible();
  expect(await count.boundingBox()).toEqual(closed);
  const box = await panel(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(closed?.y ?? 0);
});

test('Back from a result returns to the results', async ({ page }) => {
  await page.goto('search/?q=Snackbar');
  await results(page).first().click();
  await expect(page.locator('h1')).toHaveText('Snackbar');
  await page.goBack();
  await expect(field(page)).toHaveValue('Snackbar');
  await expect(results(page).first()).toContainText('Snackbar');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so and lists all pages', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('search/');
    const main = page.getByRole('main');
    await expect(main.getByText('검색하려면 JavaScript를 켜세요.')).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await main.getByRole('link', { name: 'BottomSheet' }).click();
    await expect(page.locator('h1')).toHaveText('BottomSheet');
  });
});
