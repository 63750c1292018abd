import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';

const page$ = 'docs/UiComponent/ZSTextField/';

test('props stand in a table with a caption, scoped headers and required props first', async ({
  page,
}) => {
  await page.goto(page$);
  const table = page.locator('#api-ZSTextField table');
  await expect(table.locator('caption')).toHaveText('ZSTextField의 속성');
  await expect(table.locator('thead th[scope=col]')).toHaveText(['이름', '타입', '설명']);
  await expect(table.locator('tbody tr').first()).toHaveAttribute('id', 'prop-ZSTextField-value');
  await expect(table.locator('tbody tr').first()).toContainText('필수');
  await expect(page.locator('#prop-ZSTextField-boxStyle')).toContainText("기본값 'outline'");
});

test('a link to a prop leads to its row', async ({ page }) => {
  await page.goto(`${page$}#prop-ZSTextField-errorMessage`);
  await expect(page.locator('#prop-ZSTextField-errorMessage')).toBeInViewport();
});

test('a deprecated prop is struck through', async ({ page }) => {
  await page.goto(page$);
  await expect(page.locator('#prop-ZSTextField-fontSize s')).toHaveText('fontSize');
});

test('inherited props are one line that leads to React Native', async ({ page }) => {
  await page.goto('docs/UiComponent/ZSText/');
  await expect(page.locator('#api-ZSText [data-inherited=TextProps] a')).toHaveAttribute(
    'href',
    'https://reactnative.dev/docs/text#props',
  );
});

test('each type of a page has one popover and each row one anchor', async ({ page }) => {
  await page.goto('docs/Theme/start/');
  const ids = await page
    .locator('[popover][id], [data-search-term][id]')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = await page
    .locator('[data-type-name]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('popovertarget')));
  expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
});

test('on a phone name, type and default share a line and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page$);
  const row = page.locator('#prop-ZSTextField-boxStyle');
  // At one moment: links to the controls come into the rows above and move this one.
  const bottoms = await row.evaluate((element) =>
    ['name', 'type', 'default', 'description'].map((part) =>
      Math.round(element.querySelector(`.zs-api-${part}`)?.getBoundingClientRect().bottom ?? 0),
    ),
  );
  const [line = 0, type = 0, byDefault = 0, description = 0] = bottoms;
  expect(Math.abs(type - line)).toBeLessThan(8);
  expect(Math.abs(byDefault - line)).toBeLessThan(8);
  expect(description).toBeGreaterThan(line + 15);
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(2);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

for (const theme of ['light', 'dark']) {
  test(`tables and an open popover are accessible in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto('docs/UiComponent/ZSText/');
    expect(await accessibilityFaults(page, '#api-ZSText')).toEqual([]);
    await page.locator('#prop-ZSText-typo [data-type-name]').click();
    expect(await accessibilityFaults(page, '#type-TypoOptions')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the name of a type opens what it is, and Escape closes it', async ({ page }) => {
    await page.goto('docs/UiComponent/ZSText/');
    const popover = page.locator('#type-TypoOptions');
    await expect(popover).toBeHidden();
    await page.locator('#prop-ZSText-typo [data-type-name]').press('Enter');
    await expect(popover).toBeVisible();
    await expect(popover.getByRole('listitem')).toHaveCount(36);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });

  test('a popover opens the types it mentions and closes by its button', async ({ page }) => {
    await page.goto('docs/Theme/typography/');
    await page.locator('#prop-TypographyVariantsProps-heading [data-type-name]').click();
    const popover = page.locator('#type-TypoNumber');
    await expect(popover).toBeVisible();
    await popover.getByRole('button', { name: '닫기' }).click();
    await expect(popover).toBeHidden();
  });
});
