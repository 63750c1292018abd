import type { Page } from '@playwright/test';

/** Playwright's own word for a worker that the tests do not want. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects what a page complains about: console errors and warnings, uncaught exceptions. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isTelling = message.type() === 'error' || message.type() === 'warning';
    if (isTelling && message.text() !== BLOCKED_WORKER) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
