import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium, quietArgs } from '../lib/browser.mjs';

/** Result of running an example on the toolkit. */
interface ExampleRun {
  example: string;
  /** Uncaught exceptions and console errors. */
  errors: string[];
}

/** Origin of the app; requests are answered from its folder, without a server. */
const ORIGIN = 'http://localhost';

const FIRST_RENDER_TIMEOUT_MS = 20_000;

/** Answers requests with the files of an exported app, and any other path with its `index.html`. */
async function serveFolder(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(pathname));
    const isFile = pathname !== '/' && existsSync(file);
    return route.fulfill({ path: isFile ? file : join(folder, 'index.html') });
  });
}

/**
 * Runs in the page. An example without text (skeletons, a switch) shows itself by what it paints;
 * what fills the window is the container's ground, which an example that draws nothing has too.
 */
function drawsSomething(): boolean {
  const app = document.querySelector('#root');
  if (app?.textContent) {
    return true;
  }
  return [...(app?.querySelectorAll('*') ?? [])].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isPart = width > 0 && height > 0 && height < window.innerHeight;
    return isPart && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
}

async function run(page: Page, example: string): Promise<ExampleRun> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  await page.goto(`${ORIGIN}/#${encodeURIComponent(example)}`);
  await page
    .waitForFunction(drawsSomething, undefined, { timeout: FIRST_RENDER_TIMEOUT_MS })
    .catch(() => errors.push(`It rendered nothing in ${FIRST_RENDER_TIMEOUT_MS / 1000} seconds.`));
  return { example, errors };
}

/**
 * Opens each example of an exported web app in Chromium.
 * @param folder output of `expo export`
 */
export async function runExamples(
  folder: string,
  examples: readonly string[],
): Promise<ExampleRun[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietArgs });
  const runs: ExampleRun[] = [];
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'ko-KR',
    });
    await serveFolder(context, folder);
    for (const example of examples) {
      const page = await context.newPage();
      runs.push(await run(page, example));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return runs;
}
