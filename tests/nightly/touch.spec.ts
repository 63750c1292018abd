import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { codeOf } from '../support/controls.ts';
import { frameOf, keepPhonesClosed, phone } from '../support/phones.ts';
import { searchDialog } from '../support/searchDialog.ts';

/** Windows of phones, upright and on their side, and of tablets. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [390, 844],
  [412, 915],
  [740, 360],
  [768, 1024],
  [820, 1180],
];

const TEXT_FIELD = 'docs/UiComponent/ZSTextField/';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Moves a finger up from the middle of an element, or of the window, by a share of the window. */
async function swipeUp(page: Page, over?: Locator, share = 0.4): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await over?.boundingBox();
  const x = box ? box.x + box.width / 2 : width / 2;
  const y = box ? box.y + box.height / 2 : height * 0.7;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
    });
  await touch('touchStart');
  // At rest when it is lifted: while a page still slides, the next tap only stops it.
  for (let step = 1; step <= 16; step += 1) {
    await touch('touchMove', height * share * Math.min(step / 12, 1));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
  await session.detach();
}

/** Leaves so much of the window free as a keyboard on the screen does. */
const leaveHeight = (page: Page, height: number) =>
  page.evaluate((left) => {
    const viewport = window.visualViewport;
    Object.defineProperty(viewport, 'height', { value: left, configurable: true });
    viewport?.dispatchEvent(new Event('resize'));
  }, height);

for (const [width, height] of SIZES) {
  test.describe(`under a thumb, ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a slider that is scrolled over stays, and one that is set lets the page go on', async ({
      page,
    }) => {
      await page.goto(TEXT_FIELD);
      const example = page.locator('[data-phone]').first();
      const slider = page.locator('[data-control] input[type="range"]').first();
      await slider.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      const before = { top: await scrolled(page), value: await slider.inputValue() };
      await swipeUp(page, slider);
      expect(await scrolled(page)).toBeGreaterThan(before.top);
      await expect(slider).toHaveValue(before.value);
      await slider.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await slider.tap({ position: { x: 3, y: 3 } });
      await expect(slider).not.toHaveValue(before.value);
      await expect(example).toHaveAttribute('data-state', 'running');
      const tops = [await scrolled(page)];
      while (tops.length < 20) {
        await swipeUp(page);
        tops.push(await scrolled(page));
      }
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      await expect(example).not.toBeInViewport();
    });

    test('the menu opens and closes over a page that stays', async ({ page }) => {
      await page.goto(TEXT_FIELD);
      await page.getByRole('button', { name: '메뉴 열기' }).tap();
      const menu = page.locator('#site-menu');
      await expect(menu).toBeVisible();
      await swipeUp(page);
      await menu.getByRole('button', { name: '메뉴 닫기' }).tap();
      await expect(menu).toBeHidden();
      expect(await scrolled(page)).toBe(0);
    });

    test('the search shows what it found in what a keyboard leaves', async ({ page }) => {
      await page.goto(TEXT_FIELD);
      await page.locator('[data-search-open]:visible').first().tap();
      const { dialog, input, options } = searchDialog(page);
      await leaveHeight(page, height * 0.45);
      await input.fill('Alert');
      // After a rest the row opens to its answer, which may be higher.
      await expect(options.first().locator('mark').first()).toBeInViewport({ ratio: 1 });
      expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(height * 0.45);
      await options.last().scrollIntoViewIfNeeded();
      await options.last().tap();
      await expect(dialog).toBeHidden();
    });

    test('code is edited in sight, in letters that no browser zooms to', async ({ page }) => {
      await keepPhonesClosed(page);
      await page.goto(TEXT_FIELD);
      const example = page.locator('[data-phone]').first();
      await example.getByRole('button', { name: /편집$/ }).tap();
      const code = codeOf(example);
      await expect(code).toBeFocused();
      expect(
        await code.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      ).toBe(16);
      await expect(example.locator('.pce-line').first()).toBeInViewport();
      // No line can break within them: what stands behind is in the frame all the same.
      await code.fill(
        `'${'\u1100'.repeat(300)}'; a();\n'\u1780${'\u17d2\u1780'.repeat(120)}'; b();`,
      );
      const wide = await example
        .locator('.prism-code-editor')
        .evaluate(
          (editor) =>
            [...editor.querySelectorAll('.pce-line')].filter(
              (line) => line.clientWidth > editor.clientWidth,
            ).length,
        );
      expect(wide).toBe(0);
    });

    test('a list in a phone takes the touches of who entered it, and gives them back', async ({
      page,
    }) => {
      await page.goto('docs/UiComponent/ZSContainer/');
      const example = phone(page, 'ZSContainer.list');
      const screen = example.locator('[data-screen]');
      await screen.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      await screen.tap();
      await expect(example).toHaveAttribute('data-state', 'running');
      await expect(example.locator('.zs-play-enter')).toBeHidden();
      const frame = await frameOf(example);
      const listed = () =>
        frame.evaluate(() =>
          Math.max(...[...document.querySelectorAll('*')].map((element) => element.scrollTop)),
        );
      const top = await scrolled(page);
      await swipeUp(page, screen, 0.2);
      expect(await listed()).toBeGreaterThan(0);
      expect(await scrolled(page)).toBe(top);
      await page.touchscreen.tap(4, height / 2);
      await expect(example.locator('.zs-play-enter')).toBeVisible();
      const list = await listed();
      await swipeUp(page, screen, 0.2);
      expect(await scrolled(page)).toBeGreaterThan(top);
      expect(await listed()).toBe(list);
    });
  });
}
