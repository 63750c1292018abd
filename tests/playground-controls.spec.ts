import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import {
  awaitRun,
  drawToScale,
  enterPhone,
  openFields,
  openPhone,
  phone,
  screenOf,
} from './support/phones.ts';

/** Opens a page and the controls of its first example. */
async function openControls(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await openPhone(page, name);
  await drawToScale(page);
  const example = phone(page, name);
  await openFields(example);
  return example;
}

const codeOf = (example: Locator) => example.getByRole('textbox', { name: /코드/ });

/** Expects the row of a table and the control to lead to each other. */
async function expectLinked(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#prop-${id} [data-try]`)).toHaveAttribute('href', `#control-${id}`);
  await expect(page.locator(`#control-${id} a`)).toHaveAttribute('href', `#prop-${id}`);
}

test('a prop rewrites the code, and leads to its row in the table and back', async ({ page }) => {
  const example = await openControls(page, 'docs/UiComponent/ZSText/', 'ZSText.basic');
  await example.locator('[name="typo"]').selectOption('caption.6');
  await expect(codeOf(example)).toHaveValue(/typo="caption\.6"/);
  const frame = screenOf(example);
  await expect(frame.locator('[style*="font-size: 7px"]').first()).toBeVisible();
  await expectLinked(page, 'ZSText-typo');
});

test('a field of the object that a function is given rewrites the call', async ({ page }) => {
  const example = await openControls(page, 'docs/OverlayComponent/Alert/', 'Alert.basic');
  await awaitRun(example, () => example.locator('[name="title"]').fill("오늘 '꼭' 옵니다"));
  await expect(codeOf(example)).toHaveValue(/title: '오늘 \\'꼭\\' 옵니다'/);
  const frame = screenOf(example);
  await enterPhone(example);
  await frame.getByRole('button', { name: '배송 알림 보기' }).click();
  await expect(frame.getByText("오늘 '꼭' 옵니다")).toBeVisible();
  await expectLinked(page, 'ShowAlertProps-title');
  await page.locator('#prop-ShowAlertProps-title [data-try]').click();
  await expect(page.locator('#control-ShowAlertProps-title')).toBeInViewport();
});

test('a field of an object inside it makes that object', async ({ page }) => {
  const example = await openControls(
    page,
    'docs/OverlayComponent/BottomSheet/',
    'BottomSheet.basic',
  );
  await awaitRun(example, () => example.locator('[name="height"]').fill('500'));
  await expect(codeOf(example)).toHaveValue(
    /component: <DeliveryDetail \/>, options: \{ height: 500 \} \}/,
  );
  const frame = screenOf(example);
  await enterPhone(example);
  await frame.getByRole('button', { name: '배송 상세 보기' }).click();
  const sheet = frame.getByRole('dialog', { name: '바텀시트' });
  await expect(sheet).toBeVisible();
  await expectLinked(page, 'BottomSheetOptions-height');
});

test('every overlay function that takes values has its controls', async ({ page }) => {
  const snackbar = await openControls(page, 'docs/OverlayComponent/Snackbar/', 'Snackbar.basic');
  await snackbar
    .getByRole('radio', { name: 'ShowSnackBarProps type error' })
    .check({ force: true });
  await expect(codeOf(snackbar)).toHaveValue(/message: '찜 목록에 담았습니다\.', type: 'error'/);
  await expectLinked(page, 'ShowSnackBarProps-type');
  const modality = await openControls(page, 'docs/OverlayComponent/Modality/', 'Modality.basic');
  await modality.getByRole('checkbox', { name: 'foldableSingleScreen' }).check();
  await expect(codeOf(modality)).toHaveValue(/<Receipt \/>, foldableSingleScreen: true \}/);
  await expectLinked(page, 'ModalityProps-foldableSingleScreen');
});

test('the code typed by hand shows in the controls', async ({ page }) => {
  const example = await openControls(page, 'docs/OverlayComponent/Alert/', 'Alert.basic');
  await example.getByRole('button', { name: '편집', exact: true }).click();
  const code = await codeOf(example).inputValue();
  await codeOf(example).fill(code.replace('배송을 시작했습니다', '도착했습니다'));
  await expect(example.locator('[name="title"]')).toHaveValue('도착했습니다');
});

test('a colour is chosen among the names of the palette, by keyboard', async ({ page }) => {
  const example = await openControls(page, 'docs/UiComponent/ZSText/', 'ZSText.basic');
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

test('a prop that takes any colour gets the value that the palette has', async ({ page }) => {
  const example = await openControls(page, 'docs/UiComponent/ZSPressable/', 'ZSPressable.basic');
  await example.locator('#input-ZSPressable-pressedBackgroundColor').click();
  const palette = example.getByRole('radiogroup', { name: 'pressedBackgroundColor' });
  await palette.getByRole('radio', { name: 'primary.main' }).check({ force: true });
  await expect(codeOf(example)).toHaveValue(/pressedBackgroundColor="#FF9F06"/i);
  await page.keyboard.press('ArrowRight');
  await expect(palette.getByRole('radio', { name: 'primary.lighter' })).toBeChecked();
  await palette.getByRole('radio', { name: '(기본값)' }).check({ force: true });
  await expect(codeOf(example)).not.toHaveValue(/pressedBackgroundColor/);
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

for (const path of withControls) {
  test(`the first example of ${path} has controls`, async ({ request }) => {
    const [, first = ''] = (await (await request.get(path)).text()).split('data-phone="');
    expect(first).toContain('data-controls="');
  });
}

test('a control of a component that another page describes leads to that page', async ({
  page,
}) => {
  const example = await openControls(page, 'docs/Theme/typography/', 'Typography.basic');
  await example.locator('#control-ZSText-typo').getByRole('link').click();
  await expect(page).toHaveURL(/docs\/UiComponent\/ZSText\/#prop-ZSText-typo$/);
  await expect(page.locator('#prop-ZSText-typo')).toBeInViewport();
});

test('a duration slides in milliseconds, and a text without letters has a name', async ({
  page,
}) => {
  const example = await openControls(page, 'docs/OverlayComponent/Snackbar/', 'Snackbar.basic');
  const duration = example.locator('[name="snackbarDuration"]');
  await expect(duration).toHaveAttribute('max', '15000');
  await expect(duration).toHaveAttribute('step', '100');
  await expect(duration).toHaveValue('3500');
  await example.getByRole('radio', { name: 'type (비어 있음)' }).check({ force: true });
  await expect(codeOf(example)).toHaveValue(/type: ''/);
  await example.getByRole('radio', { name: 'type success' }).check({ force: true });
  await expect(codeOf(example)).not.toHaveValue(/type:/);
});

test('what was chosen can be taken back, by a choice and by a slider', async ({ page }) => {
  const example = await openControls(page, 'docs/UiComponent/ZSContainer/', 'ZSContainer.basic');
  await example.getByRole('radio', { name: 'translucent true' }).check({ force: true });
  await expect(codeOf(example)).toHaveValue(/<ZSContainer[^>]* translucent/);
  await example.getByRole('radio', { name: 'translucent (기본값)' }).check({ force: true });
  await expect(codeOf(example)).not.toHaveValue(/translucent/);
  const pressable = await openControls(page, 'docs/UiComponent/ZSPressable/', 'ZSPressable.basic');
  const level = pressable.locator('#control-ZSPressable-elevationLevel');
  await level.locator('input').fill('3');
  await expect(codeOf(pressable)).toHaveValue(/elevationLevel=\{3\}/);
  await level.getByRole('button', { name: '(기본값)' }).click();
  await expect(codeOf(pressable)).not.toHaveValue(/elevationLevel/);
  await expect(level.locator('output')).toHaveText('(기본값)');
});
