import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { codeOf, expectLinked, openControls } from './support/controls.ts';
import { awaitRun, enterPhone, screenOf } from './support/phones.ts';

const dist = fileURLToPath(new URL('../site/dist/', import.meta.url));

test('props rewrite the code, by a choice and by a palette under the keyboard, and lead to the table and back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const example = await openControls(page, 'docs/UiComponent/ZSText/', 'ZSText.basic');
  await example.locator('[name="typo"]').selectOption('caption.6');
  await expect(codeOf(example)).toHaveValue(/typo="caption\.6"/);
  const frame = screenOf(example);
  await expect(frame.locator('[style*="font-size: 7px"]').first()).toBeVisible({ timeout: 30_000 });
  await expectLinked(page, 'ZSText-typo');

  const opener = example.locator('#input-ZSText-color');
  await opener.focus();
  await page.keyboard.press('Enter');
  const palette = example.getByRole('radiogroup', { name: 'color' });
  await expect(palette.getByRole('radio', { name: 'danger.50', exact: true })).toBeAttached();
  await palette.getByRole('radio', { name: 'danger', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(codeOf(example)).toHaveValue(/color="danger"/);
  await page.keyboard.press('ArrowRight');
  await expect(codeOf(example)).toHaveValue(/color="warning"/);
  await expect(opener).toHaveText('warning');
  expect(await accessibilityFaults(page, '#control-ZSText-color')).toEqual([]);
});

test('a field of the object that a function is given rewrites the call, and follows what is typed by hand', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const example = await openControls(page, 'docs/OverlayComponent/Alert/', 'Alert.basic');
  await awaitRun(example, () => example.locator('[name="title"]').fill("오늘 '꼭' 옵니다"));
  await expect(codeOf(example)).toHaveValue(/title: '오늘 \\'꼭\\' 옵니다'/);
  const frame = screenOf(example);
  await enterPhone(example);
  await frame.getByText('배송 알림 보기', { exact: true }).click();
  await expect(frame.getByText("오늘 '꼭' 옵니다")).toBeVisible({ timeout: 30_000 });
  await expectLinked(page, 'ShowAlertProps-title');
  await page.locator('#prop-ShowAlertProps-title [data-try]').click();
  await expect(page.locator('#control-ShowAlertProps-title')).toBeInViewport();

  const code = await codeOf(example).inputValue();
  await codeOf(example).fill(code.replace("오늘 \\'꼭\\' 옵니다", '도착했습니다'));
  await expect(example.locator('[name="title"]')).toHaveValue('도착했습니다');
});

const withControls = [
  ...[
    'ThrottleButton',
    'ZSContainer',
    'ZSPressable',
    'ZSRadioGroup',
    'ZSText',
    'ZSTextField',
    'ZSView',
  ].map((name) => `docs/UiComponent/${name}/`),
  ...['start', 'Alert', 'BottomSheet', 'Loader', 'Modality', 'PopOver', 'Snackbar'].map(
    (name) => `docs/OverlayComponent/${name}/`,
  ),
  ...['start', 'themefactory', 'typography'].map((name) => `docs/Theme/${name}/`),
  'docs/FoldableDevice/',
  'docs/provider/',
];

test('the first example of these pages has controls', () => {
  for (const path of withControls) {
    const [, first = ''] = readFileSync(`${dist}${path}index.html`, 'utf8').split('data-phone="');
    expect.soft(first, path).toContain('data-controls="');
  }
});
