import { expect, type Page, test } from '@playwright/test';
import { openGroups, sidebarWords } from './support/sidebar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === document.body
      ? ''
      : (
          element?.textContent ||
          element?.getAttribute('aria-label') ||
          element?.tagName ||
          ''
        ).trim();
  });

test('the first stop of the Tab key skips to the text', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('docs/intro/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('본문으로 건너뛰기');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('the keyboard reaches every link, button, tab and scrolling box of a page', {
  tag: '@smoke',
}, async ({ page }) => {
  await openGroups(page);
  await page.goto('docs/intro/');
  await page.keyboard.press('Tab');
  const missed = await page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]'),
    ];
    return stops
      .filter((stop) =>
        stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
      )
      .filter((stop) => stop.tabIndex < 0)
      .map((stop) => stop.outerHTML.slice(0, 80));
  });
  expect(missed).toEqual([]);
  const seen = new Set<string>();
  const words = sidebarWords('docs/intro/');
  // The navbar is first, and the article follows the last link of the sidebar.
  for (let stop = 0; stop < words.length + 30; stop += 1) {
    seen.add(await focused(page));
    const outlined = await page.evaluate(() => {
      const element = document.activeElement;
      // The focus inside a phone is tested with the examples.
      if (!element || element.matches('body, iframe')) {
        return true;
      }
      const marked = element.matches('input') ? element.closest('label') : element;
      return marked !== null && getComputedStyle(marked).outlineStyle !== 'none';
    });
    expect(outlined, `no focus ring on ${[...seen].at(-1)}`).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['문서', '블로그', ...words]));
});

test('groups of the sidebar and tabs answer to the keyboard', async ({ page }) => {
  await page.goto('docs/intro/');
  await page.locator('[data-category=Theme] summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-category=Theme]')).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-category=Theme]')).not.toHaveAttribute('open');
  await page.locator('article input[value=npm]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('article input[value=yarn]').first()).toBeChecked();
});
