import type { Browser, Page } from '@playwright/test';
import { openPage, serveFolder, slowPhone } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);
const runs = 9;

/** From a key press to the first result, for a visitor who was never here and for one who was. */
export async function measureSearch(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const fresh: number[] = [];
  const ready: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    fresh.push(await searchAtOnce(browser, site.url));
    ready.push(await searchAfterIdle(browser, site.url));
  }
  site.stop();
  return [
    { name: 'first result, from opening, fresh visitor', runs: fresh, unit: 'ms', limit: 900 },
    { name: 'first result, from the key, after idle', runs: ready, unit: 'ms', limit: 50 },
  ];
}

async function searchAtOnce(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(`${url}docs/intro/`);
  await page.evaluate(watchFirstResult, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('alert');
  const time = await firstResult(page);
  await context.close();
  return time;
}

async function searchAfterIdle(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(`${url}docs/intro/`);
  await page.keyboard.press('/');
  await waitForQuiet(page);
  await page.evaluate(watchFirstResult, 'a');
  await page.keyboard.press('a');
  const time = await firstResult(page);
  await context.close();
  return time;
}

/** Idle prefetch starts a moment after loading and ends when nothing more is fetched. */
async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
}

interface Watched {
  benchFirstResult: Promise<number>;
}

const firstResult = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).benchFirstResult);

/** Runs in the page: times from the press of a key to the frame that shows a first result. */
function watchFirstResult(key: string): void {
  let pressed = 0;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === key && pressed === 0) {
        pressed = event.timeStamp;
      }
    },
    { capture: true },
  );
  const dialog = document.querySelector('dialog');
  // Not those that the dialog rehearses with.
  const results = '[role="option"]:not([aria-hidden] *)';
  const shows = () => pressed > 0 && dialog?.querySelector(results) !== null;
  // The browser compiles the watch and opens its channel now, not while the reader waits.
  shows();
  const { port1, port2 } = new MessageChannel();
  const frame = () => port2.postMessage(undefined);
  const time = new Promise<number>((resolve) => {
    port1.onmessage = () => resolve(performance.now() - pressed);
    const observer = new MutationObserver(() => {
      if (!shows()) {
        return;
      }
      observer.disconnect();
      requestAnimationFrame(frame);
    });
    observer.observe(dialog as Node, { childList: true, subtree: true });
  });
  (window as unknown as Watched).benchFirstResult = time;
}
