import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';

async function openComparison(page: Page, search = '') {
  await page.goto(`upgrade/${search}`);
  await expect(page.getByRole('group', { name: '버전별 설명' })).toBeVisible();
  return page.getByRole('main');
}

test('two versions are kept in the address, and a link to them compares them', {
  tag: '@smoke',
}, async ({ page }) => {
  const comparison = await openComparison(page);
  await comparison.getByRole('combobox', { name: '바꿀 버전' }).selectOption('0.13.6');
  await expect(page).toHaveURL((url) => url.href.endsWith('?from=0.12.2&to=0.13.6'));
  await page.reload();
  const again = await openComparison(page, '?from=0.12.1&to=0.13.6');
  await expect(again.getByRole('combobox', { name: '바꿀 버전' })).toHaveValue('0.13.6');
  const breaking = again.getByRole('group', { name: '호환되지 않는 변경' });
  await expect(breaking).toContainText('ThrottleButton');
  await expect(breaking).not.toContainText('boxShadow');
});

test('two versions are chosen, and what differs is opened and closed, by keyboard alone', async ({
  page,
}) => {
  const comparison = await openComparison(page);
  await comparison.getByRole('combobox', { name: '현재 버전' }).focus();
  await page.keyboard.type('0.12.1');
  await page.keyboard.press('Tab');
  const target = comparison.getByRole('combobox', { name: '바꿀 버전' });
  await expect(target).toBeFocused();
  await page.keyboard.type('0.13.6');
  await expect(page).toHaveURL(/\?from=0\.12\.1&to=0\.13\.6$/);
  await page.keyboard.press('Tab');
  await expect(comparison.getByRole('textbox')).toBeFocused();
  for (const name of ['에이전트용 프롬프트 복사', '결과 링크 복사']) {
    await page.keyboard.press('Tab');
    await expect(comparison.getByRole('button', { name })).toBeFocused();
  }
  await expect(comparison.getByRole('status').first()).toHaveText(/^예시 코드: 수정할 곳/);
  const linksOfResult = await comparison.locator('ol').first().locator('a').count();
  for (let stop = 0; stop <= linksOfResult; stop += 1) {
    await page.keyboard.press('Tab');
  }
  const steps = comparison.getByRole('group', { name: '설치 명령' });
  await expect(steps.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const breaking = comparison.getByRole('group', { name: '호환되지 않는 변경' });
  await expect(breaking.locator('summary').first()).toBeFocused();
  const removed = breaking.getByText('ThrottleButton', { exact: true });
  await expect(removed).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(removed).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(removed).toBeHidden();
});

test('the first view has the file, its marks and what was found in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const comparison = await openComparison(page);
  const field = comparison.getByRole('textbox');
  const [first, ...others] = await comparison.locator('mark').all();
  expect(others).toHaveLength(3);
  await expect(first ?? field).toHaveText(/ThrottleButton/);
  for (const part of [field, comparison.locator('ol > li').first()]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const heights = await comparison
    .locator('pre[aria-hidden], textarea')
    .evaluateAll((parts) => parts.map(({ scrollHeight }) => scrollHeight));
  expect(heights[0]).toBe(heights[1]);
});

test('the form stands still when its script comes', async ({ page, browser }) => {
  const boxes = (at: Page) =>
    at.locator(':is(select, textarea):not(details *)').evaluateAll((fields) =>
      fields.map((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(new URL('upgrade/', test.info().project.use.baseURL).href);
  await openComparison(page);
  expect(await boxes(page)).toEqual(await boxes(bare));
  await bare.close();
});

test('a link to a result opens with its versions and its file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const comparison = await openComparison(page, '?from=0.12.1&to=0.13.6');
  const file = "import { ThrottleButton } from '@0610studio/zs-ui';";
  await comparison.getByRole('textbox').fill(file);
  await comparison.getByRole('button', { name: '결과 링크 복사' }).click();
  await expect(comparison.getByRole('button', { name: '링크를 복사했습니다' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(comparison.getByRole('textbox')).toHaveValue(file);
  await expect(comparison.getByRole('status').first()).toHaveText('수정할 곳 1개');
});

for (const theme of ['light', 'dark']) {
  test(`the comparison is accessible in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    const comparison = await openComparison(page, '?from=0.12.1');
    await comparison
      .getByRole('textbox')
      .fill("import { ThrottleButton } from '@0610studio/zs-ui';");
    await expect(comparison.getByRole('status').first()).toHaveText('수정할 곳 1개');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
}
