import { chromium, type Page } from '@playwright/test';
import { findChromium, quietArgs } from '../lib/browser.mjs';
import { serveApp } from './serveApp.ts';

/** What came of an example on the toolkit. */
export interface Run {
  example: string;
  /** Text on the first screen. */
  text: string;
  /** Uncaught exceptions and console errors. */
  errors: string[];
}

async function run(page: Page, address: string, example: string): Promise<Run> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  await page.goto(`${address}#${encodeURIComponent(example)}`);
  await page
    .locator('#root', { hasText: /./ })
    .waitFor({ state: 'attached', timeout: 20_000 })
    .catch(() => errors.push('It drew nothing in 20 seconds.'));
  return { example, text: await page.locator('#root').innerText(), errors };
}

/**
 * Opens every example of an exported web app in Chromium.
 * @param folder what `expo export` wrote
 */
export async function runExamples(folder: string, examples: readonly string[]): Promise<Run[]> {
  const { address, close } = await serveApp(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietArgs });
  const runs: Run[] = [];
  try {
    for (const example of examples) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        locale: 'ko-KR',
      });
      runs.push(await run(page, address, example));
      await page.close();
    }
  } finally {
    await browser.close();
    close();
  }
  return runs;
}
