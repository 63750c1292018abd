import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { sidewaysOverflow } from './support/sidewaysOverflow.ts';

const page$ = 'docs/UiComponent/ZSTextField/';

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

test('a link to a prop leads to its row', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(`${page$}#prop-ZSTextField-errorMessage`);
  await expect(page.locator('#prop-ZSTextField-errorMessage')).toBeInViewport();
});

test('a link to a folded prop opens its fold, also within the page', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto(`${page$}#prop-ZSTextField-focusColor`);
  const row = page.locator('#prop-ZSTextField-focusColor');
  await expect(row).toBeInViewport();
  await page.goto('docs/components/');
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = `../../${path}#prop-ZSTextField-focusColor`;
    document.querySelector('main')?.append(link);
    link.click();
  }, page$);
  await expect(row).toBeInViewport();
});

test('on a phone name, type and default share a line and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page$);
  const row = page.locator('#prop-ZSTextField-isTextArea');
  const boxes = await row.evaluate((element) =>
    ['name', 'type', 'default', 'description'].map((part) =>
      element.querySelector(`.zs-api-${part}`)?.getBoundingClientRect().toJSON(),
    ),
  );
  const [name, type, byDefault, description] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
  for (const part of [type, byDefault]) {
    expect(middleOf(part), 'beside the name').toBeGreaterThan(name.top);
    expect(middleOf(part), 'beside the name').toBeLessThan(name.bottom);
  }
  expect(description.top, 'below the line').toBeGreaterThan(middleOf(name));
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expect(row.getByRole('cell'), 'type, description and control').toHaveCount(3);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('a signature is as wide as the tables below it', async ({ page }) => {
  await page.goto('docs/Theme/themefactory/');
  const widths = await page
    .locator('.zs-api:has(> p.zs-api-definition)')
    .first()
    .evaluate((entry) =>
      [entry, entry.querySelector('.zs-api-definition')].map((part) => part?.clientWidth),
    );
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) - 3);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a switch begins where the text of its row does, says its value, and is large enough for a finger', async ({
    page,
  }) => {
    await page.goto('docs/UiComponent/ZSPressable/');
    const control = page.locator('tr .zs-play-switch').first();
    const [target, text, said] = await control.evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label.closest('tr')?.querySelector('.zs-api-description') ?? label);
      return [
        label.getBoundingClientRect().toJSON(),
        range.getBoundingClientRect().toJSON(),
        getComputedStyle(label, '::after').content,
      ] as [DOMRect, DOMRect, string];
    });
    expect(target.left).toBe(text.left);
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    expect(said).toContain('true');
  });
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
    await expect(popover.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });

  test('a popover opens the types it mentions and closes by its button', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('docs/Theme/typography/');
    await page.locator('#api-TypographyVariantsProps summary').click();
    await page.locator('#prop-TypographyVariantsProps-heading [data-type-name]').click();
    const popover = page.locator('#type-TypoNumber');
    await expect(popover).toBeVisible();
    await popover.getByRole('button', { name: '닫기' }).click();
    await expect(popover).toBeHidden();
  });
});
