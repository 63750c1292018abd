import { expect, type Locator, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { holdModal, searchDialog, searchFor } from './support/searchDialog.ts';

const alertPage = '/zs-ui/docs/OverlayComponent/Alert/';

test.beforeEach(async ({ page }) => {
  await page.goto('docs/intro/');
});

test('the dialog and its focused input stand in the next frame, before the script of the modal', async ({
  page,
}) => {
  const release = await holdModal(page);
  await page.reload();
  const frame = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { activeElement } = document;
        resolve({ input: activeElement?.tagName, isOpen: activeElement?.closest('dialog')?.open });
      });
    });
  });
  expect(frame).toEqual({ input: 'INPUT', isOpen: true });

  const { input, options } = searchDialog(page);
  await page.keyboard.type('Aler');
  await input.evaluate((element) => element.setAttribute('data-same', ''));
  release();
  await expect(options.first()).toContainText('Alert');
  await page.keyboard.type('t');
  await expect(input).toHaveValue('Alert');
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('data-same');
});

test('/ and Ctrl+K open it, also right after it closed; Escape closes it and gives focus back', {
  tag: '@smoke',
}, async ({ page }) => {
  const { dialog, input } = searchDialog(page);
  const opener = page.locator('[data-search-open]').first();
  await opener.focus();
  for (const key of ['/', 'Control+k', '/', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('Ctrl+K opens it on a keyboard that is set to Hangul', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const control = 2;
  const key = { type: 'keyDown', modifiers: control, key: 'ㅏ', code: 'KeyK' } as const;
  await session.send('Input.dispatchKeyEvent', key);
  await expect(searchDialog(page).input).toBeFocused();
});

test('the button in the navbar, the close button and a click beside the dialog work', {
  tag: '@smoke',
}, async ({ page }) => {
  const { dialog, input } = searchDialog(page);
  const opener = page.locator('[data-search-open]').first();
  await opener.click();
  await expect(input).toBeFocused();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test('results are listed in groups, counted aloud, and more than five of one group can be reached', {
  tag: '@smoke',
}, async ({ page }) => {
  const { input, options, status, dialog, active } = await searchFor(page, 'Alert');
  await expect(status).toHaveText(/^검색 결과 \d+건/);
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  const lists = (await input.getAttribute('aria-controls'))?.split(' ') ?? [];
  expect(await dialog.getByRole('listbox').count()).toBe(lists.length);
  await expect(await active()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first().locator('mark').first()).toHaveText('Alert');
  await firstRowToOpen(dialog);
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);

  const last = options.nth(6);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
});

test('a middle click on a result is left to the browser, remembers it and keeps the modal', async ({
  page,
}) => {
  const { options, dialog } = await searchFor(page, 'Alert');
  // The headless browser sometimes opens no window; the click is asked, not the window.
  await page.evaluate(() =>
    addEventListener('auxclick', ({ target, defaultPrevented }) => {
      const link = (target as Element).closest('a');
      document.title = `${defaultPrevented} ${link?.href}`;
    }),
  );
  await options.first().click({ button: 'middle' });
  await expect(page).toHaveTitle(new RegExp(`^false .*${alertPage}$`));
  await expect(dialog).toBeVisible();
  const stored = await page.evaluate(() =>
    localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__zs-ui'),
  );
  expect(stored).toContain(alertPage);
});

test('the page behind does not scroll', async ({ page }) => {
  await page.keyboard.press('/');
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Waits until the first row is open to its answer: that moves the rows below it, and fades in. */
async function firstRowToOpen(dialog: Locator): Promise<void> {
  const row = dialog.locator('[data-open]');
  await expect(row).toBeVisible();
  await row.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it fills the screen, and a tap on a result opens it', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.locator('[data-search-open]').first().tap();
    const { dialog, input, options } = searchDialog(page);
    await expect(input).toBeFocused();
    await input.fill('Alert');
    await firstRowToOpen(dialog);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    await options.first().tap();
    await expect(page.locator('h1')).toHaveText('Alert');
  });

  test('it keeps to what the keyboard leaves free of the screen', async ({ page }) => {
    await page.locator('[data-search-open]').first().tap();
    const { dialog, input, options } = searchDialog(page);
    const leave = (height: number) =>
      page.evaluate((left) => {
        const viewport = window.visualViewport;
        Object.defineProperty(viewport, 'height', { value: left, configurable: true });
        viewport?.dispatchEvent(new Event('resize'));
      }, height);
    const footer = dialog.locator('.zs-search-footer');
    await expect(dialog.getByText('최근 검색이 없습니다.')).toBeVisible();
    await leave(420);
    expect((await dialog.boundingBox())?.height).toBe(420);
    await input.fill('Alert');
    await expect(options.first()).toBeInViewport();
    await expect(footer).toBeInViewport();
    await firstRowToOpen(dialog);
    await leave(240);
    await expect(footer).not.toBeInViewport();
    await options.last().scrollIntoViewIfNeeded();
    await expect(options.last()).toBeInViewport({ ratio: 1 });
  });
});
