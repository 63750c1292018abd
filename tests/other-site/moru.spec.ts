import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { watchConsole } from '../support/console.ts';
import { searchDialog, searchFor } from '../support/searchDialog.ts';
import { siteTest } from './siteTest.ts';

const test = siteTest({ name: 'moru', packages: ['api-docs', 'playground', 'search'] });

// One worker for all: the site is installed once.
test.describe.configure({ mode: 'default' });

for (const way of ['injected', 'bundled']) {
  test.describe(`A search that is ${way}`, () => {
    test('opens by / and by Ctrl+K, finds pages in Korean and leads to them', async ({ page }) => {
      const complaints = watchConsole(page);
      await page.goto(`/${way}/`);
      const { input, options } = await searchFor(page, '장바구니');
      await expect(options.first()).toContainText('수량을 늘리고 줄입니다');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${way}/stepper/$`));
      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      expect(complaints).toEqual([]);
    });

    test('opens by the button of the site', async ({ page }) => {
      await page.goto(`/${way}/layout/`);
      await page.getByRole('button', { name: '찾기' }).click();
      await expect(searchDialog(page).input).toBeFocused();
      await expect(page.locator('.zs-search-float')).toHaveCount(0);
    });

    test('finds a prop in its table', async ({ page }) => {
      await page.goto(`/${way}/`);
      const { options } = await searchFor(page, 'onToggle');
      await options.first().click();
      await expect(page).toHaveURL(new RegExp(`/${way}/chip/#.*onToggle`));
      await expect(page.getByRole('row', { name: /onToggle/ })).toBeInViewport();
    });

    test('has a page for all results of a query', async ({ page }) => {
      await page.goto(`/${way}/`);
      const { dialog } = await searchFor(page, '막대');
      await dialog.getByRole('link', { name: /모두 보기/ }).click();
      await expect(
        page.getByRole('main').getByRole('link', { name: /Meter/ }).first(),
      ).toBeVisible();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is readable on a page that sets no colours: ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/${way}/`);
        const { options } = await searchFor(page, '색');
        await expect(options.first()).toBeVisible();
        expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
      });
    }
  });
}

test.describe('A search page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists all pages', async ({ page }) => {
    await page.goto('/injected/search/');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  });
});

test.describe('Tables from the types of the toolkit', () => {
  test.beforeEach(({ page }) => page.goto('/injected/chip/').then(() => undefined));

  test('tell names, types, defaults and descriptions', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Chip의 속성' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row', { name: /label/ })).toContainText('필수');
    const tone = table.getByRole('row', { name: /tone/ });
    await expect(tone).toContainText("'stone'");
    await expect(tone).toContainText('바탕과 글자의 색입니다.');
  });

  test('open what a type is, by a button without a script', async ({ page }) => {
    await page.getByRole('button', { name: 'Tone 타입 보기' }).first().click();
    const popover = page.getByRole('dialog', { name: 'Tone' });
    await expect(popover.getByRole('listitem')).toHaveText(["'stone'", "'moss'", "'rust'"]);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });
});

test.describe('A table for the version that a reader has', () => {
  test('says what that version lacks, what it has otherwise and what it has in addition', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.goto('/bundled/chip/');
    const row = (name: RegExp) => page.getByRole('row', { name });
    await page.getByLabel('내 모루 버전').selectOption('1.0.0');
    await expect(row(/^tone/)).toContainText('1.0.0에는 없습니다. 2.0.0에서 추가되었습니다.');
    await page.getByLabel(/붙여넣어 찾기/).fill('"moru-ui": "^3.0.0"');
    await expect(row(/^tone/)).toContainText('3.0.0의 필수 여부: 필수');
    await page.getByRole('button', { name: '3.0.0에 있는 항목 1개 더 보기' }).click();
    await expect(row(/^size number/)).toContainText('3.0.0에서 추가되었습니다.');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.describe('Phones with the components of the toolkit', () => {
  // The newest: while a run takes the place of another, both have a frame.
  const phoneOf = (page: Page) => page.frameLocator('main iframe').last();

  /** Goes into the phone, where it keeps closed until its reader does. */
  async function enter(page: Page): Promise<void> {
    const door = page.locator('main .zs-play-enter');
    if ((await door.count()) > 0) {
      await door.press('Enter');
    }
  }

  test('run them, and answer the reader', async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto('/bundled/stepper/');
    await page.locator('main [data-screen]').hover();
    const phone = phoneOf(page);
    const meter = phone.getByRole('progressbar', { name: '장바구니' });
    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await enter(page);
    // By the keyboard: the phone is drawn smaller than it is, and a made-up pointer misses.
    await phone.getByRole('button', { name: '늘리기' }).press('Enter');
    await expect(meter).toHaveAttribute('aria-valuenow', '3');
    expect(complaints).toEqual([]);
  });

  test('keep apart from each other and run what a reader writes', async ({ page }) => {
    await page.goto('/bundled/chip/');
    await page.locator('main [data-screen]').hover();
    const chip = phoneOf(page).getByRole('button');
    await expect(chip).toHaveText('새 상품');
    await page.getByRole('button', { name: '편집', exact: true }).click();
    // The page has another field, for a pasted version.
    const editor = page.locator('.zs-play-example').getByRole('textbox');
    await editor.fill((await editor.inputValue()).replace('새 상품', '남은 상품'));
    await expect(chip).toHaveText('남은 상품');
  });
});

test.describe('A phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what its example draws first, and its code', async ({ page }) => {
    await page.goto('/bundled/chip/');
    const example = page.getByRole('region', { name: 'Chip.filter' });
    await expect(example.getByText('새 상품', { exact: true }).first()).toBeVisible();
    await expect(example.locator('pre')).toContainText('tone="moss"');
  });
});
