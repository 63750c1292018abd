import { expect, type Page, test } from '@playwright/test';
import { keepPhonesClosed, openPhone, pagesOfExamples, phone } from './support/phones.ts';

const path = 'docs/OverlayComponent/Modality/';
const name = 'Modality.basic';
const pages = [...pagesOfExamples().keys()].filter((page) => page.startsWith('docs/'));

/** The code of the example, and the button that shows its imports. */
const code = (page: Page) => phone(page, name).locator('pre');
const button = (page: Page) => phone(page, name).getByText(/^import \d+줄$/);

/** Lines of each example that end outside its frame. */
function cutLines(page: Page) {
  return page.locator('[data-phone] pre').evaluateAll((blocks) =>
    blocks.map((block) => {
      const right = block.getBoundingClientRect().right;
      const end = (line: Element) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().right;
      };
      const lines = [...block.querySelectorAll('.line')];
      return lines.filter((line) => end(line) > right).map(({ textContent }) => textContent);
    }),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no line of code is cut', async ({ page }) => {
    test.setTimeout(300_000);
    let examples = 0;
    for (const at of pages) {
      await page.goto(at);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const all = await cutLines(page);
        expect.soft(all.flat(), `${at} at ${width} px`).toEqual([]);
        examples += all.length;
      }
    }
    expect(examples).toBeGreaterThan(0);
  });

  test('only the imports of long code are folded, and unfold', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(code(page).getByText('export default')).toBeVisible();
    await expect(code(page).getByText('import {').first()).toBeHidden();
    await button(page).click();
    await expect(code(page).getByText('import {').first()).toBeVisible();
    await button(page).click();
    await expect(code(page).getByText('import {').first()).toBeHidden();
  });

  test('the rest of long code opens in place, and is printed', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(code(page).locator('.zs-play-rest'), 'the first of a page is whole').toHaveCount(
      0,
    );
    const form = phone(page, 'Modality.form');
    const last = form.locator('.line').last();
    await expect(last).not.toBeInViewport();
    const closed = (await form.boundingBox())?.height ?? 0;
    await form.getByText(/^전체 \d+줄$/).click();
    await expect(last).toBeVisible();
    expect((await form.boundingBox())?.height).toBeGreaterThan(closed);
    await form.getByText('접기').click();
    expect((await form.boundingBox())?.height).toBe(closed);
    await page.emulateMedia({ media: 'print' });
    expect(
      await last.evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    expect((await last.boundingBox())?.height).toBeGreaterThan(0);
  });
});

test('the imports unfold by keyboard', async ({ page }) => {
  await page.goto(path);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(code(page).getByText('import {').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(code(page).getByText('import {').first()).toBeHidden();
});

test('a press on a line of code edits it, the caret in it, and no line moves', async ({ page }) => {
  await page.goto(path);
  const line = code(page).getByText('const openReceipt');
  await line.scrollIntoViewIfNeeded();
  const before = await line.boundingBox();
  await line.click();
  const edited = phone(page, name).locator('.pce-line', { hasText: 'const openReceipt' });
  await expect(phone(page, name).getByRole('textbox', { name: /코드/ })).toBeFocused();
  await expect(edited).toHaveClass(/active-line/);
  const after = await edited.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect(phone(page, name).getByRole('textbox', { name: /코드/ })).toBeFocused();
});

test('folded code is copied whole, printed whole and edited whole', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepPhonesClosed(page);
  await page.goto(path);
  await phone(page, name).getByRole('button', { name: '복사' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^import[\s\S]*}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(code(page).getByText('내일 도착')).toBeVisible();
  await expect(button(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await openPhone(page, name);
  await phone(page, name).getByRole('button', { name: /편집$/ }).click();
  const editor = phone(page, name).getByRole('textbox', { name: /코드/ });
  await expect(editor).toHaveValue(/^import[\s\S]*내일 도착/);
  await expect(button(page)).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the copy button of the code takes a press 44 px wide and high', async ({ page }) => {
    await page.goto(path);
    const copy = phone(page, name).locator('.code-copy');
    await copy.scrollIntoViewIfNeeded();
    const size = await copy.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const takes = (x: number, y: number) => document.elementFromPoint(x, y) === button;
      const count = (from: number, isInside: (at: number) => boolean) =>
        Array.from({ length: 80 }, (_, at) => from - 40 + at).filter(isInside).length;
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      return { width: count(x, (at) => takes(at, y)), height: count(y, (at) => takes(x, at)) };
    });
    expect(size.width).toBeGreaterThanOrEqual(44);
    expect(size.height).toBeGreaterThanOrEqual(44);
  });
});
