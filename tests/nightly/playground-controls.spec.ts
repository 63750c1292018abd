import { expect, test } from '@playwright/test';
import { controlOf, listingOf, openTables } from '../support/controls.ts';
import { screenOf } from '../support/phones.ts';

// Unit tests prove how fields read and write code, and playground-controls.spec.ts in the browser for a
// prop and a call. Here are the other kinds of fields.

test('a field of an object inside it is written there', async ({ page }) => {
  const example = await openTables(page, 'docs/OverlayComponent/BottomSheet/', 'BottomSheet.basic');
  await controlOf(page, 'marginBottom').getByRole('slider').fill('20');
  await expect(listingOf(example)).toContainText(/options: \{ height: 'auto', marginBottom: 20 \}/);
  await expect(screenOf(example).getByText('오후 2시에 도착합니다.')).toBeVisible({
    timeout: 30_000,
  });
});

test('a choice is written into the call', async ({ page }) => {
  const snackbar = await openTables(page, 'docs/OverlayComponent/Snackbar/', 'Snackbar.basic');
  const type = controlOf(page, 'type').getByRole('radiogroup', { name: 'type' });
  await type.getByRole('radio', { name: 'error' }).check({ force: true });
  await expect(listingOf(snackbar)).toContainText(
    /message: '찜 목록에 담았습니다\.', type: 'error'/,
  );
});

test('a prop that takes any colour gets the value that the palette has', async ({ page }) => {
  const example = await openTables(page, 'docs/UiComponent/ZSPressable/', 'ZSPressable.basic');
  const row = controlOf(page, 'pressedBackgroundColor');
  await row.locator('summary').click();
  const palette = row.getByRole('radiogroup', { name: 'pressedBackgroundColor' });
  await palette.getByRole('radio', { name: 'primary.main' }).check({ force: true });
  await expect(listingOf(example)).toContainText(/pressedBackgroundColor="#FFA20D"/i);
  await page.keyboard.press('ArrowRight');
  await expect(palette.getByRole('radio', { name: 'primary.main' })).not.toBeChecked();
  await palette.getByRole('radio', { name: '(기본값)' }).check({ force: true });
  await expect(listingOf(example)).not.toContainText('pressedBackgroundColor');
});

test('a duration has a slider in milliseconds, and an empty text has a label', async ({ page }) => {
  const example = await openTables(page, 'docs/OverlayComponent/Snackbar/', 'Snackbar.basic');
  const duration = controlOf(page, 'snackbarDuration').getByRole('slider');
  await expect(duration).toHaveAttribute('max', '15000');
  await expect(duration).toHaveAttribute('step', '100');
  await expect(duration).toHaveValue('3500');
  const type = controlOf(page, 'type');
  await type.getByRole('radio', { name: '(비어 있음)' }).check({ force: true });
  await expect(listingOf(example)).toContainText("type: ''");
  await type.getByRole('radio', { name: 'success' }).check({ force: true });
  await expect(listingOf(example)).not.toContainText('type:');
});

test('a choice can be undone, by its options and by its reset', async ({ page }) => {
  const path = 'docs/UiComponent/ZSTextField/#prop-ZSTextField-innerBoxStyle';
  const example = await openTables(page, path, 'ZSTextField.basic');
  const place = controlOf(page, 'innerBoxStyle');
  await place.getByRole('radio', { name: 'top' }).check({ force: true });
  await expect(listingOf(example)).toContainText('innerBoxStyle="top"');
  await place.getByRole('radio', { name: '(기본값)' }).check({ force: true });
  await expect(listingOf(example)).not.toContainText('innerBoxStyle');
  const pressable = await openTables(page, 'docs/UiComponent/ZSPressable/', 'ZSPressable.basic');
  const level = controlOf(page, 'elevationLevel');
  await level.getByRole('slider').fill('3');
  await expect(listingOf(pressable)).toContainText('elevationLevel={3}');
  await level.getByRole('button', { name: '초기화' }).click();
  await expect(listingOf(pressable)).not.toContainText('elevationLevel');
  await expect(level.locator('output')).toHaveText('(기본값)');
});
