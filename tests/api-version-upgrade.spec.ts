import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { sampled } from './support/scope.ts';

async function openComparison(page: Page, search = '') {
  await page.goto(`docs/Guide/Versions/${search}`);
  await page.locator('[data-island=VersionUpgrade]').scrollIntoViewIfNeeded();
  const comparison = page.getByRole('region', { name: '두 버전 비교하기' });
  await expect(comparison.getByRole('combobox', { name: '현재 버전' })).toBeVisible();
  return comparison;
}

test('two versions are kept in the address, and a link to them compares them', async ({ page }) => {
  const comparison = await openComparison(page);
  await comparison.getByRole('combobox', { name: '바꿀 버전' }).selectOption('0.13.6');
  await expect(page).toHaveURL(/\?from=0\.12\.2&to=0\.13\.6$/);
  await page.reload();
  const again = await openComparison(page, '?from=0.12.2&to=0.13.6');
  await expect(again.getByRole('combobox', { name: '바꿀 버전' })).toHaveValue('0.13.6');
  const breaking = again.getByRole('region', { name: '호환되지 않는 변경' });
  await expect(breaking).toContainText('ThrottleButton');
  await expect(breaking).not.toContainText('boxShadow');
});

test('a pasted file has its lines that break, and is sent nowhere', async ({ page }) => {
  const comparison = await openComparison(page);
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

for (const theme of sampled(['light', 'dark'])) {
  test(`the comparison is accessible in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    const comparison = await openComparison(page, '?from=0.12.2&to=0.18.1');
    await comparison
      .getByRole('textbox')
      .fill("import { ThrottleButton } from '@0610studio/zs-ui';");
    await expect(comparison.getByRole('status')).toHaveText('수정할 곳 1개');
    expect(await accessibilityFaults(page, '[data-island=VersionUpgrade]')).toEqual([]);
  });
}
