import type { Page } from '@playwright/test';

/** Marks the document; only a full load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** Whether the current document has the mark: route changes were made in place. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked !== undefined);
}
