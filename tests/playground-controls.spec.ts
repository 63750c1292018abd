import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { awaitRun, drawToScale, enterPhone, openPhone, phone, screenOf } from './support/phones.ts';

/** Opens a page and the controls of its first example. */
async function openControls(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await openPhone(page, name);
  await drawToScale(page);
  const example = phone(page, name);
  await example.getByText('속성 바꿔 보기').click();
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
