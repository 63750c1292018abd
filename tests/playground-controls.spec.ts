import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import {
  codeOf,
  controlOf,
  listingOf,
  openTables,
  rowOf,
  useAndScrollOn,
} from './support/controls.ts';
import { awaitRun, screenOf } from './support/phones.ts';

const dist = fileURLToPath(new URL('../site/dist/', import.meta.url));

test('the row of a prop changes the phone, which comes beside the table, and marks the line of the code', {
  tag: '@smoke',
}, async ({ page }) => {
  const example = await openTables(page, 'docs/UiComponent/ZSTextField/', 'ZSTextField.basic');
  const typo = rowOf(page, 'ZSTextField-typo');
  await typo.getByRole('combobox', { name: 'typo' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-phone] iframe')).toHaveCount(0);
  const before = await typo.evaluate((row) => row.getBoundingClientRect().top);
  await typo.getByRole('combobox', { name: 'typo' }).selectOption('caption.6');
  const small = screenOf(example).locator('[style*="font-size: 7px"]').first();
  await expect(small).toBeVisible({ timeout: 30_000 });
  await expect(example.locator('[data-body]')).toBeInViewport({ ratio: 0.99 });
  expect(await typo.evaluate((row) => row.getBoundingClientRect().top)).toBeCloseTo(before, 0);

  await expect(codeOf(example)).toHaveCount(0);
  await expect(listingOf(example).locator('.highlighted')).toHaveText([/typo="caption\.6"/]);
  const line = example.locator('.zs-play-pin a', { hasText: /^typo$/ });
  await line.click();
  await expect(listingOf(example).locator('.highlighted')).toBeInViewport();
  await expect(line, 'the phone is in its place again').toHaveCount(0);

  await typo.getByRole('button', { name: 'typo 초기화' }).click();
  await expect(listingOf(example).locator('.highlighted')).toHaveCount(0);
  await expect(listingOf(example)).not.toContainText('caption.6');
  await expect(typo.getByRole('combobox')).toBeFocused();
  await expect(typo.getByRole('button', { name: 'typo 초기화' })).toBeHidden();
  await example.getByRole('button', { name: '미리보기 닫기' }).click();
  await expect(example.locator('[data-body]')).not.toBeInViewport();
});

test('the pinned phone names the changed prop, stays with its row, and nothing is under it or over the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const folded = '#prop-ZSContainer-showsVerticalScrollIndicator';
  const path = `docs/UiComponent/ZSContainer/${folded}`;
  const example = await openTables(page, path, 'ZSContainer.basic');
  const row = page.locator(folded);
  const control = row.getByRole('checkbox');
  await control.press('Space');
  const name = example.getByRole('link', { name: /^showsVerticalScrollIndicator$/ });
  await expect(name).toBeVisible();
  await expect(page.getByRole('link', { name: '맨 위로', exact: true })).toBeHidden();

  await expect(row.getByRole('button', { name: /초기화$/ })).toBeVisible();
  const [nameBottom = 0, resetTop = 0] = await row.evaluate((element) => [
    element.querySelector('code')?.getBoundingClientRect().bottom,
    element.querySelector('[data-reset]')?.getBoundingClientRect().top,
  ]);
  expect(resetTop).toBeGreaterThanOrEqual(nameBottom);
  await page.locator('#접근성').evaluate((heading) => heading.scrollIntoView());
  await expect(name, 'beside other sections there is no phone').toHaveCount(0);
});

test('a palette under the example changes the code under the keyboard', async ({ page }) => {
  const example = await openTables(page, 'docs/UiComponent/ZSText/', 'ZSText.basic');
  const row = controlOf(page, 'color');
  const opener = row.locator('summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  const palette = row.getByRole('radiogroup', { name: 'color' });
  await expect(palette.getByRole('radio', { name: 'danger.50', exact: true })).toBeAttached();
  await palette.getByRole('radio', { name: 'danger', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(listingOf(example)).toContainText('color="danger"');
  await page.keyboard.press('ArrowRight');
  await expect(listingOf(example)).toContainText('color="warning"');
  await expect(opener.locator('[data-value]')).toHaveText('warning');
  expect(await accessibilityFaults(page, '.zs-play-strip')).toEqual([]);
});

test('a value has one control: under the example, where its name leads to its row, or in that row', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const strip = page.locator('#example-ZSTextField\\.basic form[data-controls]');
  await expect(controlOf(page, 'status')).toHaveCount(1);
  await strip.getByRole('link', { name: 'status' }).click();
  await expect(rowOf(page, 'ZSTextField-status')).toBeInViewport();
  await expect(rowOf(page, 'ZSTextField-typo').locator('[data-control]')).toHaveCount(1);
});

test('a field of the object that a function is given rewrites the call, and follows what is typed by hand', {
  tag: '@smoke',
}, async ({ page }) => {
  const example = await openTables(page, 'docs/OverlayComponent/Alert/', 'Alert.basic');
  const title = controlOf(page, 'title').getByRole('textbox', { name: 'title' });
  await title.fill("오늘 '꼭' 옵니다");
  await expect(listingOf(example).locator('.highlighted')).toHaveText([
    /title: '오늘 \\'꼭\\' 옵니다',/,
  ]);
  await expect(screenOf(example).getByText("오늘 '꼭' 옵니다")).toBeVisible({ timeout: 30_000 });

  await example.getByRole('button', { name: /편집$/ }).click();
  const code = await codeOf(example).inputValue();
  expect(code).toContain("title: '오늘 \\'꼭\\' 옵니다'");
  await codeOf(example).fill(code.replace("오늘 \\'꼭\\' 옵니다", '도착했습니다'));
  await expect(title).toHaveValue('도착했습니다');
  await awaitRun(example, () => title.fill('문 앞입니다'));
  await expect(codeOf(example), 'the editor stays open').toHaveValue(/title: '문 앞입니다'/);
});

test('on a phone the preview is above the row that changes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const example = await openTables(page, 'docs/UiComponent/ZSTextField/', 'ZSTextField.basic');
  const field = rowOf(page, 'ZSTextField-typo').getByRole('combobox');
  await field.selectOption('heading.1');
  await expect(example.locator('[data-body]')).toBeInViewport({ ratio: 0.99 });
  await expect
    .poll(async () => {
      const [row, body] = [
        await field.boundingBox(),
        await example.locator('[data-body]').boundingBox(),
      ];
      return (row?.y ?? 0) - ((body?.y ?? 0) + (body?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
});

test('who scrolls on after a control is never taken back', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openTables(page, 'docs/UiComponent/ZSTextField/', 'ZSTextField.basic');
  expect(await page.evaluate(useAndScrollOn, 0)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(useAndScrollOn, 1)).toEqual([]);
});

test('who scrolls on while the parts of a control come is not taken back', async ({ page }) => {
  const parts = Promise.withResolvers<void>();
  await page.route(/\/codePlace\./, async (route) => {
    await parts.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const example = await openTables(page, 'docs/UiComponent/ZSTextField/', 'ZSTextField.basic');
  const field = rowOf(page, 'ZSTextField-typo').getByRole('combobox');
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 400));
  await field.selectOption('heading.1');
  await page.evaluate(() => window.scrollBy(0, 200));
  const top = () => field.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  parts.resolve();
  await expect(example.locator('.zs-play-pin a', { hasText: /^typo$/ })).toBeVisible();
  await expect(example.locator('[data-body]')).toBeInViewport({ ratio: 0.99 });
  expect(await top()).toBeCloseTo(before, 0);
});

const withControls = {
  'docs/UiComponent/': [
    'ZSBlockButton',
    'ZSContainer',
    'ZSPressable',
    'ZSRadioGroup',
    'ZSSkeleton',
    'ZSSwitch',
    'ZSText',
    'ZSTextField',
    'ZSView',
  ],
  'docs/OverlayComponent/': ['Alert', 'BottomSheet', 'PopOver', 'Snackbar'],
  'docs/': ['provider'],
};

test('these pages have controls of their first example', () => {
  for (const [folder, names] of Object.entries(withControls)) {
    for (const name of names) {
      const html = readFileSync(`${dist}${folder}${name}/index.html`, 'utf8');
      const [, first] = /data-phone="([^"]+)"/.exec(html) ?? [];
      expect.soft(html, name).toContain(`data-controls="example-${first}"`);
    }
  }
});
