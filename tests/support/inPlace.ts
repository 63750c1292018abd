import type { Page } from '@playwright/test';

/** Leaves a mark on the document that only a full load removes. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** Whether the document that was marked is still the one on screen. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked !== undefined);
}
