import type { Browser, Page } from '@playwright/test';
import { openPage, slowPhone } from './lib/lab.ts';

/** Time after which a page on a slow phone has loaded its script. */
const LOADED_MS = 2500;

/**
 * Measures the time from the key that opens the search to the frame with its focused input.
 * @param isLoaded whether the script of the page has come; else the key is pressed on its first view
 */
export async function openField(browser: Browser, url: string, isLoaded: boolean): Promise<number> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.addInitScript(watchField);
  await page.goto(`${url}docs/intro/`, { waitUntil: isLoaded ? 'load' : 'commit' });
  await page.waitForSelector('h1');
  if (isLoaded) {
    await page.waitForTimeout(LOADED_MS);
  }
  await page.keyboard.press('/');
  const time = await readTime(page);
  await context.close();
  return time;
}

async function readTime(page: Page): Promise<number> {
  const read = () => (window as unknown as { fieldShown?: number }).fieldShown;
  return (await (await page.waitForFunction(read)).jsonValue()) ?? Number.NaN;
}

/** Runs in the page: records the time to the frame after the focus. */
function watchField(): void {
  let pressed = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => Object.assign(window, { fieldShown: performance.now() - pressed });
  addEventListener('keydown', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
  addEventListener('focusin', ({ target }) => {
    if (pressed > 0 && target instanceof HTMLInputElement) {
      requestAnimationFrame(() => port2.postMessage(undefined));
    }
  });
}
