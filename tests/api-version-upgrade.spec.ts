import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';

async function openComparison(page: Page, search = '') {
  await page.goto(`docs/Guide/Versions/${search}`);
  await page.locator('[data-island=VersionUpgrade]').scrollIntoViewIfNeeded();
  const comparison = page.getByRole('region', { name: '두 버전 비교하기' });
  await expect(comparison.getByRole('combobox', { name: '현재 버전' })).toBeVisible();
  return comparison;
}

test('two versions are kept in the address, and a link to them compares them', {
  tag: '@smoke',
}, async ({ page }) => {
  const comparison = await openComparison(page);
  await comparison.getByRole('combobox', { name: '바꿀 버전' }).selectOption('0.13.6');
  await expect(page).toHaveURL(/\?from=[\d.]+&to=0\.13\.6$/);
  await page.reload();
  const again = await openComparison(page, '?from=0.12.1&to=0.13.6');
  await expect(again.getByRole('combobox', { name: '바꿀 버전' })).toHaveValue('0.13.6');
  const breaking = again.getByRole('region', { name: '호환되지 않는 변경' });
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
  await page.keyboard.press('Tab');
  const breaking = comparison.getByRole('region', { name: '호환되지 않는 변경' });
  await expect(breaking.locator('summary').first()).toBeFocused();
  const removed = breaking.getByText('ThrottleButton', { exact: true });
  await expect(removed).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(removed).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(removed).toBeVisible();
});

test('nothing below the comparison moves in view while it loads', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/versions.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('docs/Guide/Versions/');
  const island = page.locator('[data-island=VersionUpgrade]');
  await island.evaluate((place) => place.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const isBelowView = () =>
    island.evaluate((place) => place.getBoundingClientRect().bottom >= window.innerHeight);
  await expect(island.getByRole('status').first()).toBeAttached();
  expect(await isBelowView()).toBe(true);
  answer();
  await expect(island.getByRole('combobox').first()).toBeVisible();
  expect(await isBelowView()).toBe(true);
});

test('a pasted file has its lines that break, and is sent nowhere', async ({ page }) => {
  const comparison = await openComparison(page, '?from=0.12.1');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`));
  await comparison
    .getByRole('textbox', { name: '앱의 파일을 붙여넣으세요' })
    .fill(
      "import { ThrottleButton, useTheme } from '@0610studio/zs-ui';\nconst { dimensions } = useTheme();",
    );
  await expect(comparison.getByRole('status')).toHaveText('수정할 곳 2개');
  await expect(comparison.getByText('1번째 줄')).toBeVisible();
  await expect(
    comparison.getByText('React Native의 useWindowDimensions를 사용하세요.').first(),
  ).toBeVisible();
  // The script that reads it.
  expect([...new Set(sent)]).toEqual(['GET ']);
});

for (const theme of ['light', 'dark']) {
  test(`the comparison is accessible in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    const comparison = await openComparison(page, '?from=0.12.1');
    await comparison
      .getByRole('textbox')
      .fill("import { ThrottleButton } from '@0610studio/zs-ui';");
    await expect(comparison.getByRole('status')).toHaveText('수정할 곳 1개');
    expect(await accessibilityFaults(page, '[data-island=VersionUpgrade]')).toEqual([]);
  });
}
