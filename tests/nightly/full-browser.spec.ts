import { expect, test } from '@playwright/test';
import { fullBrowser } from '../../scripts/lib/browser.mjs';
import { searchFor } from '../support/searchDialog.ts';

// The pinned headless shell finds no words of a page, and has a window for each tab.
test.use({ launchOptions: fullBrowser });

test('a link to words of a page leads to them, on this page and on another', async ({ page }) => {
  const address = '/zs-ui/docs/Guide/Troubleshooting/';
  const words = 'VirtualizedLists should never be nested';
  const followToWords = async () => {
    await page.evaluate(
      (href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = '시험 링크';
        document.querySelector('h1')?.after(link);
      },
      `${address}#:~:text=${encodeURIComponent(words)}`,
    );
    await page.getByText('시험 링크').click();
    await expect(page.getByRole('heading', { name: words })).toBeInViewport();
  };
  await page.goto(address);
  await followToWords();
  await page.goto('docs/intro/');
  await followToWords();
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('설치');
});

for (const [keys, place] of [
  ['Control+Enter', 'tab'],
  ['Meta+Enter', 'tab'],
  ['Shift+Enter', 'window'],
] as const) {
  test(`${keys} opens the result in a new ${place} and keeps the search open`, async ({
    page,
    context,
    browser,
  }) => {
    await page.goto('docs/intro/');
    const { options, dialog, input } = await searchFor(page, 'Alert');
    await expect(options.first()).toContainText('Alert');
    const opening = context.waitForEvent('page');
    await page.keyboard.press(keys);
    await expect(await opening).toHaveURL(/\/zs-ui\/docs\/OverlayComponent\/Alert\/$/);
    await expect(dialog).toBeVisible();
    await expect(input).toHaveValue('Alert');
    expect(page.url()).toContain('docs/intro');

    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    const windows = new Set<number>();
    for (const { targetId } of targetInfos.filter(({ type }) => type === 'page')) {
      windows.add((await session.send('Browser.getWindowForTarget', { targetId })).windowId);
    }
    expect(windows.size).toBe(place === 'window' ? 2 : 1);
  });
}
