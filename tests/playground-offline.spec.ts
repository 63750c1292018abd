import { expect, test } from '@playwright/test';
import { openPhone, phone } from './support/phones.ts';

const path = 'docs/UiComponent/ZSPressable/';
const name = 'ZSPressable.basic';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code and a picture of the first screen are there, and no dead tools', async ({
    page,
  }) => {
    await page.goto(path);
    const example = phone(page, name);
    await expect(example.locator('pre')).toContainText('장바구니에 담기');
    await expect(example.locator('[data-poster]').getByText('담은 상품 0개')).toBeVisible();
    await expect(example.getByRole('button', { name: '편집' })).toBeHidden();
  });
});

test('a running phone keeps working offline; one that cannot load says so', async ({
  page,
  context,
}) => {
  await page.goto(path);
  const frame = await openPhone(page, name);
  await context.setOffline(true);
  await frame.getByRole('button', { name: '장바구니에 담기' }).press('Enter');
  await expect(frame.getByText('담은 상품 1개')).toBeVisible();
  const last = page.locator('[data-phone]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('[data-notice]')).toContainText('다시 실행');
  await context.setOffline(false);
  await last.getByRole('button', { name: '다시 실행' }).click();
  await expect(last).toHaveAttribute('data-state', 'running');
});
