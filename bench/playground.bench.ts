import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/browser.mjs';
import { type Conditions, openPage, serveFolder } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);
const path = 'docs/UiComponent/ZSTextField/';
/** A phone on a common mobile line. */
const phoneOnMobile: Conditions = { bitsPerSecond: 9e6, latency: 60, cpu: 4 };
const runs = 5;

/** Brings phones of a docs page near the view for a new reader. */
export async function measurePlayground(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  // Frames share the page's process here, so that the slow processor is theirs as well.
  const together = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-features=IsolateSandboxedIframes'],
  });
  const starts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    starts.push(await startFirstPhone(together, site.url + path));
  }
  await together.close();
  const longTasks = await scrollThrough(browser, site.url + path);
  site.stop();
  return [
    { name: 'near view to the first phone running', runs: starts, unit: 'ms', limit: 1500 },
    { name: 'long tasks while scrolling past the phones', runs: [longTasks], unit: '', limit: 0 },
  ];
}

/** @returns milliseconds from the scroll that brings the first phone near to its first screen */
async function startFirstPhone(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, phoneOnMobile);
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const phone = document.querySelector('[data-phone]:not([data-state])');
        const started = performance.now();
        new MutationObserver(() => {
          if (phone?.getAttribute('data-state') === 'running') {
            resolve(performance.now() - started);
          }
        }).observe(document.body, { attributeFilter: ['data-state'], subtree: true });
        phone?.scrollIntoView({ behavior: 'instant' });
      }),
  );
  await context.close();
  return time;
}

/** Turns the wheel from the top of the page to its end and counts tasks over 50 ms. */
async function scrollThrough(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, phoneOnMobile);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const seen = { count: 0 };
    Object.assign(window, { benchTasks: seen });
    new PerformanceObserver((list) => {
      seen.count += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(640, 450);
  while (!(await atEnd(page))) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1000);
  const count = await page.evaluate(
    () => (window as unknown as { benchTasks: { count: number } }).benchTasks.count,
  );
  await context.close();
  return count;
}

const atEnd = (page: Page) =>
  page.evaluate(
    () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
  );
