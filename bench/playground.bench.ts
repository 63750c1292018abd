import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/browser.mjs';
import { benchmarkIndex } from './lib/benchmarkIndex.ts';
import { openPage, phoneOnMobile, serveFolder } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';
import { timeTasks } from './lib/tasks.ts';

const dist = new URL('../site/dist/', import.meta.url);
const path = 'docs/UiComponent/ZSTextField/';
/**
 * BenchmarkIndex of the phone that scrolls: half that of the middling phone of Chrome's presets
 * (Pixel 5: 1000), twice that of their slow one (Moto G Power 2022: 264).
 */
const SLOW_PHONE = 500;
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
  const rates: number[] = [];
  const scrolls: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    // A busy machine is a slower one, for the page and for the index alike.
    const slower = (await benchmarkIndex(browser)) / SLOW_PHONE;
    rates.push(slower);
    const tasks = await scrollThrough(browser, site.url + path);
    scrolls.push(tasks.map((task) => task * slower));
  }
  site.stop();
  const isLong = (task: number) => task > LONG;
  const longTasks = scrolls.map((tasks) => tasks.filter(isLong).length);
  const longest = scrolls.map((tasks) => Math.max(...tasks));
  return [
    { name: 'near view to the first phone running', runs: starts, unit: 'ms', limit: 1500 },
    { name: 'how much slower the phone of the next lines is', runs: rates, unit: '×' },
    { name: 'long tasks while scrolling past the phones', runs: longTasks, unit: '', limit: 0 },
    { name: 'the longest of those tasks', runs: longest, unit: 'ms' },
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

/** A task that takes longer holds up what its reader does, in milliseconds. */
const LONG = 50;

/** Turns of the wheel that bring the next view, and how long a reader looks at it, in milliseconds. */
const TURNS = 4;
const LOOK = 500;

/**
 * Turns the wheel from view to view of the page to its end, and back until the last phone runs.
 * @returns processor time of each task from the first turn on, on this machine, in milliseconds
 */
async function scrollThrough(browser: Browser, url: string): Promise<number[]> {
  const { bitsPerSecond, latency } = phoneOnMobile;
  const { context, page } = await openPage(browser, { bitsPerSecond, latency });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.move(640, 450);
  const tasks = await timeTasks(browser, page, async () => {
    for (let left = await look(page); left.phones > 0 || !left.atEnd; left = await look(page)) {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.mouse.wheel(0, left.atEnd ? -240 : 240);
        await page.waitForTimeout(60);
      }
      await page.waitForTimeout(LOOK);
    }
  });
  await context.close();
  return tasks;
}

/** How many phones of the page do not run yet, and whether its end is in view. */
const look = (page: Page) =>
  page.evaluate(() => ({
    phones: document.querySelectorAll('[data-phone]:not([data-state="running"])').length,
    atEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
  }));
