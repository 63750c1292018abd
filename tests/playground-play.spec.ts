import { expect, test } from '@playwright/test';
import { phone, screenOf } from './support/phones.ts';

const path = 'docs/OverlayComponent/Alert/';
const alert = 'alertdialog';

test('a phone in view for the first time opens its overlay by itself, once, and leaves the focus alone', async ({
  page,
}) => {
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-played', '', { timeout: 20_000 });
  await expect(screenOf(example).getByRole(alert, { includeHidden: true })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.reload();
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-state', 'running', { timeout: 20_000 });
  await phone(page, 'Alert.confirm').locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(phone(page, 'Alert.confirm')).toHaveAttribute('data-played', '', {
    timeout: 20_000,
  });
  await expect(example).not.toHaveAttribute('data-played', '');
});

test('where motion is unwanted a phone is open when it shows itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-state', 'running', { timeout: 20_000 });
  await expect(example.locator('[data-held]')).toHaveCount(0);
  await expect(screenOf(example).getByRole(alert, { includeHidden: true })).toBeVisible();
  await expect(example).not.toHaveAttribute('data-played', '');
});

test('without a script and on paper the picture shows the overlay open, with the button that opens it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const poster = phone(page, 'Alert.basic').locator('[data-poster]');
  const button = poster.getByText('배송 알림 보기');
  const title = poster.getByText('배송을 시작했습니다');
  await expect(button).toBeVisible();
  await expect(title).toBeVisible();
  const [below, above] = await Promise.all([button.boundingBox(), title.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + 60);
  await context.close();
});
