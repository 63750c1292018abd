import { expect, test } from '@playwright/test';
import { compose, searchDialog, searchFor } from './support/searchDialog.ts';

test('a page stays row one while its Korean name is composed, before and after the texts come', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await page.goto('docs/intro/');
  await page.keyboard.press('/');
  const { options, input, status } = searchDialog(page);
  for (const state of ['스낵', '스낵ㅂ', '스낵바']) {
    await compose(session, [state]);
    await expect(input).toHaveValue(state);
    await expect(status).toHaveText(/검색 결과/);
    await expect(options.first()).toHaveAttribute('href', /OverlayComponent\/Snackbar\/$/);
  }
});

for (const [query, path] of [
  ['토스트', 'OverlayComponent/Snackbar'],
  ['드롭다운', 'OverlayComponent/PopOver'],
  ['폰트', 'Theme/typography'],
  ['야간 모드', 'Theme/start'],
] as const) {
  test(`readers' own words lead to the page: ${query}`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await page.goto('docs/intro/');
    await page.keyboard.press('/');
    await compose(session, [query]);
    const { options } = searchDialog(page);
    await expect(options.first()).toHaveAttribute('href', new RegExp(`${path}/$`));
  });
}

test('Enter on the row below three rows of a page shows the rest of that page', async ({
  page,
}) => {
  await page.goto('docs/intro/');
  const { options, active, dialog } = await searchFor(page, 'ZSContainer');
  const more = options.filter({ hasText: '이 페이지에서' }).first();
  await expect(more).toBeVisible();
  const before = await options.count();
  while ((await (await active()).textContent())?.includes('이 페이지에서') === false) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => options.count()).toBeGreaterThan(before);
  await expect(dialog).toBeVisible();
});
