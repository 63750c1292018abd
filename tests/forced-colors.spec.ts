import { expect, type Locator, type Page, test } from '@playwright/test';
import { phone, reachFor, screenOf } from './support/phones.ts';
import { searchFor } from './support/searchDialog.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

const background = (of: Locator, pseudo?: string) =>
  of.first().evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

const outlined = async (of: Locator) =>
  of.first().evaluate((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && !/^rgba.*, 0\)$/.test(outlineColor);
  });

/** The colours of swatches that are drawn before the text of an element. */
const swatches = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').backgroundColor));

test('in forced colours swatches and phones keep theirs, in pictures and once they run', async ({
  page,
}) => {
  await page.goto('docs/Theme/palette/');
  const colors = await swatches(page, '[data-token]');
  expect(colors.length).toBeGreaterThan(100);
  expect(new Set(colors).size).toBeGreaterThan(50);
  await page.goto('docs/UiComponent/ZSText/');
  const named = await swatches(page, '.zs-api-values > li[style]');
  expect(new Set(named).size).toBeGreaterThan(5);
  const example = phone(page, 'ZSText.basic');
  const dark = 'rgb(0, 0, 0)';
  const screen = example.locator('[data-screen]');
  expect(['rgb(255, 255, 255)', dark]).toContain(await background(screen));
  await reachFor(example);
  const adjust = await screenOf(example)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).forcedColorAdjust);
  expect(adjust).toBe('none');
});

test('in forced colours the chosen row and the chosen value have an outline', async ({ page }) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const chosen = page.locator('.zs-play-segments label:has(:checked)');
  await page.getByRole('radio', { name: 'error', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => outlined(chosen)).toBe(true);
  // In a field / is a letter.
  await page.locator('h1').click();
  const { dialog } = await searchFor(page, 'Alert');
  const row = dialog.locator('[role=option][aria-selected=true]');
  await expect(row).toBeVisible();
  await expect.poll(() => outlined(row)).toBe(true);
  expect(await outlined(dialog.locator('[role=option][aria-selected=false]'))).toBe(false);
});
