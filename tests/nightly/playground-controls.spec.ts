import { expect, test } from '@playwright/test';
import { codeOf, expectLinked, openControls } from '../support/controls.ts';
import { awaitRun, enterPhone, screenOf } from '../support/phones.ts';

// Unit tests prove how fields read and write code, and playground-controls.spec.ts in the browser for a
// prop and a call. Here are the other kinds of fields.

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
  await frame.getByText('배송 상세 보기', { exact: true }).click();
  await expect(frame.getByText(/기사님이 꽃을/)).toBeVisible();
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

test('a control of a component that another page describes leads to that page', async ({
  page,
}) => {
  const example = await openControls(page, 'docs/Theme/typography/', 'Typography.basic');
  await example.locator('#control-ZSText-typo').getByRole('link').click();
  await expect(page).toHaveURL(/docs\/UiComponent\/ZSText\/#prop-ZSText-typo$/);
  await expect(page.locator('#prop-ZSText-typo')).toBeInViewport();
});

test('a duration has a slider in milliseconds, and an empty text has a label', async ({ page }) => {
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

test('a choice can be undone, by a select and by a slider', async ({ page }) => {
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
