import type { Page } from '@playwright/test';

/** Message of Playwright about a service worker that it blocked. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects console errors and warnings and uncaught exceptions of a page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && message.text() !== BLOCKED_WORKER) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
