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
  const longTasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    longTasks.push(await scrollThrough(browser, site.url + path));
  }
  site.stop();
  return [
    { name: 'near view to the first phone running', runs: starts, unit: 'ms', limit: 1500 },
    { name: 'long tasks while scrolling past the phones', runs: longTasks, unit: '', limit: 0 },
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

/** Turns between two looks at the page: a look lays it out, which no reader's browser would do. */
const TURNS = 12;

/**
 * Turns the wheel from the top of the page to its end and counts tasks over 50 ms while it turns. It
 * goes on turning, up and down, until the last phone runs: a phone that starts late counts too. What
 * the page does once its reader stands still does not: nothing moves that it could hold up.
 */
async function scrollThrough(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, phoneOnMobile);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const starts: number[] = [];
    Object.assign(window, { benchTasks: starts });
    new PerformanceObserver((list) => {
      starts.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(640, 450);
  const from = await page.evaluate(() => performance.now());
  for (let left = await look(page); left.phones > 0 || !left.atEnd; left = await look(page)) {
    const way = left.atEnd ? -1 : 1;
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(0, way * 240);
      await page.waitForTimeout(60);
    }
  }
  const until = await page.evaluate(() => performance.now());
  // The browser tells of a task a moment after it has ended.
  await page.waitForTimeout(500);
  const starts = await page.evaluate(
    () => (window as unknown as { benchTasks: number[] }).benchTasks,
  );
  await context.close();
  return starts.filter((start) => start >= from && start <= until).length;
}

/** How many phones of the page do not run yet, and whether its end is in view. */
const look = (page: Page) =>
  page.evaluate(() => ({
    phones: document.querySelectorAll('[data-phone]:not([data-state="running"])').length,
    atEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
  }));
