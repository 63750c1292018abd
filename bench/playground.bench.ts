import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/browser.mjs';
import { benchmarkIndex } from './lib/benchmarkIndex.ts';
import { openPage, phoneOnMobile, serveFolder } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';
import { timeTasks } from './lib/tasks.ts';

const dist = new URL('../site/dist/', import.meta.url);
const path = 'docs/UiComponent/ZSTextField/';
/**
 * BenchmarkIndex of the phone that scrolls: half that of the mid-range preset of Chrome's DevTools
 * (Pixel 5: 1000), twice that of the low-end one (Moto G Power 2022: 264).
 */
const SLOW_PHONE_INDEX = 500;
const runs = 5;

/** Measures the start of the first phone, and the tasks of the main thread while scrolling. */
export async function measurePlayground(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  // With the frames in the page's process, CPU throttling applies to them too.
  const together = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-features=IsolateSandboxedIframes'],
  });
  const starts: Awaited<ReturnType<typeof startFirstPhone>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    starts.push(await startFirstPhone(together, site.url + path));
  }
  await together.close();
  const rates: number[] = [];
  const scrolls: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    // Measured each time: other processes slow down the page and the index alike.
    const slower = (await benchmarkIndex(browser)) / SLOW_PHONE_INDEX;
    rates.push(slower);
    const tasks = await scrollThrough(browser, site.url + path);
    scrolls.push(tasks.map((task) => task * slower));
  }
  site.stop();
  const isLong = (task: number) => task > LONG_TASK_MS;
  const longTasks = scrolls.map((tasks) => tasks.filter(isLong).length);
  const longest = scrolls.map((tasks) => Math.max(...tasks));
  return [
    {
      name: 'reach to the first phone running',
      runs: starts.map(({ cold }) => cold),
      unit: 'ms',
      limit: 1500,
    },
    {
      name: 'the same once the frame is cached',
      runs: starts.map(({ cached }) => cached),
      unit: 'ms',
      limit: 600,
    },
    { name: 'how much slower the phone of the next lines is', runs: rates, unit: '×' },
    { name: 'long tasks while scrolling past the phones', runs: longTasks, unit: '', limit: 0 },
    { name: 'the longest of those tasks', runs: longest, unit: 'ms' },
  ];
}

/**
 * Reaches for the first phone twice: as the first of a visit, and on a page that is loaded again, when
 * the browser has the frame in its cache.
 */
async function startFirstPhone(
  browser: Browser,
  url: string,
): Promise<{ cold: number; cached: number }> {
  const { context, page } = await openPage(browser, phoneOnMobile);
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const cold = await reachForPhone(page);
  await page.reload({ waitUntil: 'networkidle' });
  const cached = await reachForPhone(page);
  await context.close();
  return { cold, cached };
}

/** @returns milliseconds from the first touch of a phone until it runs */
const reachForPhone = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const phone = document.querySelector('[data-phone]');
        const started = performance.now();
        new MutationObserver(() => {
          if (phone?.getAttribute('data-state') === 'running') {
            resolve(performance.now() - started);
          }
        }).observe(document.body, { attributeFilter: ['data-state'], subtree: true });
        // A pointer keeps moving: the first of its events may come before the page listens.
        const move = () => {
          phone?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
          if (phone?.getAttribute('data-state') !== 'running') {
            requestAnimationFrame(move);
          }
        };
        move();
      }),
  );

/** A longer task delays input, by the definition of the Long Tasks API. */
const LONG_TASK_MS = 50;

/** Wheel events per viewport. */
const WHEEL_EVENTS = 4;
/** Pause after each viewport. */
const PAUSE_MS = 500;

/**
 * Scrolls to the end of the page by the wheel.
 * @returns processor time of each task on this machine, in milliseconds
 */
async function scrollThrough(browser: Browser, url: string): Promise<number[]> {
  const { bitsPerSecond, latencyMs } = phoneOnMobile;
  const { context, page } = await openPage(browser, { bitsPerSecond, latencyMs });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The pointer rests on the text: phones pass under it.
  await page.locator('h1').hover();
  const tasks = await timeTasks(browser, page, async () => {
    while (!(await isAtEnd(page))) {
      for (let turn = 0; turn < WHEEL_EVENTS; turn += 1) {
        await page.mouse.wheel(0, 240);
        await page.waitForTimeout(60);
      }
      await page.waitForTimeout(PAUSE_MS);
    }
  });
  await context.close();
  return tasks;
}

/** Whether the page is scrolled to its end. */
const isAtEnd = (page: Page) =>
  page.evaluate(
    () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
  );
