import { expect, type Locator, type Page, test } from '@playwright/test';
import { RUN } from './support/attack.ts';
import { test as roughTest } from './support/faultyServer.ts';
import { openPhone, phone, reachFor } from './support/phones.ts';

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
  await frame.locator('[tabindex="0"]', { hasText: '장바구니에 담기' }).press('Enter');
  await expect(frame.getByText('담은 상품 1개')).toBeVisible();
  const last = page.locator('[data-phone]').last();
  await last.locator('[data-screen]').hover();
  await expect(last.locator('[data-notice]')).toContainText('다시 실행');
  await context.setOffline(false);
  await last.getByRole('button', { name: '다시 실행' }).click();
  await expect(last).toHaveAttribute('data-state', 'running', RUN);
});

/**
 * Waits until an example runs whose code comes again. Browsers that never ask again for a script that
 * failed say so again; another press on the button loads the page.
 */
async function expectRun(page: Page, example: Locator) {
  const retry = page.getByRole('button', { name: '다시 시도' });
  const isRunning = async () => (await example.getAttribute('data-state')) === 'running';
  await expect.poll(async () => (await isRunning()) || (await retry.isVisible()), RUN).toBe(true);
  if (!(await isRunning())) {
    const isLoaded = page.waitForEvent('load');
    await retry.click();
    await isLoaded;
  }
  await reachFor(example);
}

// The next tests begin with a server that refuses.
roughTest(
  'phones whose code does not come say so, and start when it does',
  { tag: '@smoke' },
  async ({ page, server }) => {
    server.fail(/startExample/, 'drop');
    await page.goto(path);
    await phone(page, name).locator('[data-screen]').hover();
    await expect(page.getByText('서버에서 이 페이지의 일부를 불러오지 못했습니다.')).toBeVisible();
    await server.recover();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expectRun(page, phone(page, name));
  },
);

roughTest(
  'another phone starts by a press once its code comes, also where the notice was closed',
  async ({ page, server }) => {
    server.fail(/startExample/, 'drop');
    await page.goto(path);
    await phone(page, name).locator('[data-screen]').hover();
    const line = page.getByText('서버에서 이 페이지의 일부를 불러오지 못했습니다.');
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: '닫기' }).click();
    await expect(line).toBeHidden();
    await server.recover();
    const other = page.locator('[data-phone]').nth(1);
    await other.locator('[data-enter]').press('Enter');
    await expectRun(page, other);
  },
);

roughTest(
  'a second press loads the page anew, as its code may be of a build that is gone',
  async ({ page, server }) => {
    server.fail(/startExample/, 'busy');
    await page.goto(path);
    await phone(page, name).locator('[data-screen]').hover();
    await expect(page.getByText('서버에서 이 페이지의 일부를 불러오지 못했습니다.')).toBeVisible();
    const retry = page.getByRole('button', { name: '다시 시도' });
    await retry.click();
    await expect(retry).toBeVisible();
    await server.recover();
    const loaded = page.waitForEvent('load');
    await retry.click();
    await loaded;
    await phone(page, name).locator('[data-screen]').hover();
    await expect(phone(page, name)).toHaveAttribute('data-state', 'running', RUN);
  },
);
