import { appendFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { startDev } from '../../tests/support/devServer.ts';

/** Times that an author waits, in seconds. */
interface DevTimes {
  /** From the command to the first page in a browser. */
  open: number;
  /** From a saved edit to its display on the open page. */
  edit: number;
}

/**
 * Starts the development server, opens a page in a browser and appends a sentence to its file.
 * @param folder of the repository
 * @param path address of the page, with the base path
 * @param file that the page comes from, absolute
 */
export async function timeDev(
  browser: Browser,
  folder: string,
  path: string,
  file: string,
): Promise<DevTimes> {
  const start = performance.now();
  const server = await startDev(folder);
  const page = await browser.newPage();
  // A large site on a slow machine takes minutes.
  page.setDefaultTimeout(300_000);
  try {
    await page.goto(`http://localhost:${server.port}${path}`);
    const opened = performance.now();
    // Hot reload works once the client script is connected.
    await page.waitForLoadState('networkidle');
    const sentence = `고친 시각은 ${Date.now()}입니다.`;
    const edited = performance.now();
    appendFileSync(file, `\n${sentence}\n`);
    await page.getByText(sentence).waitFor();
    return { open: (opened - start) / 1000, edit: (performance.now() - edited) / 1000 };
  } finally {
    await page.close();
    await server.stop();
  }
}
