import type { Browser } from '@playwright/test';
import { writeBareArticles } from './lib/bareArticle.ts';
import { openPage, serveFolder, slowPhone } from './lib/lab.ts';
import { type Figure, median } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);
const bareFolder = new URL('../.cache/bench/bare/', import.meta.url);
const path = 'docs/UiComponent/ZSTextField/';
const runs = 7;

/** Metrics of one page load. */
interface Load {
  largestPaint: number;
  shift: number;
  longTasks: number;
}

/** Measures a cold load of a docs page, and of a bare HTML file with the same article. */
export async function measureLoad(browser: Browser): Promise<Figure[]> {
  await writeBareArticles(bareFolder, [path]);
  const site = await serveFolder(dist);
  const bare = await serveFolder(bareFolder);
  const loads: { site: Load; bare: Load }[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push({
      site: await load(browser, site.url + path),
      bare: await load(browser, bare.url + path),
    });
  }
  site.stop();
  bare.stop();
  const sitePaints = loads.map((pair) => pair.site.largestPaint);
  const barePaints = loads.map((pair) => pair.bare.largestPaint);
  return [
    { name: 'LCP of the docs page', runs: sitePaints, unit: 'ms' },
    { name: 'LCP of the bare article', runs: barePaints, unit: 'ms' },
    {
      name: 'LCP, docs page to bare article',
      runs: [median(sitePaints) / median(barePaints)],
      unit: '×',
      limit: 1.2,
    },
    { name: 'long tasks', runs: loads.map((pair) => pair.site.longTasks), unit: '', limit: 0 },
    { name: 'layout shift', runs: loads.map((pair) => pair.site.shift), unit: '', limit: 0 },
  ];
}

async function load(browser: Browser, url: string): Promise<Load> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'networkidle' });
  // The entry of the last paint arrives after `networkidle`.
  await page.waitForFunction(
    () => (window as unknown as { benchLoad: Load }).benchLoad.largestPaint > 0,
  );
  const result = await page.evaluate(() => (window as unknown as { benchLoad: Load }).benchLoad);
  await context.close();
  return result;
}

/** Runs in the page: collects the entries of PerformanceObserver. */
function watchPaints(): void {
  const seen = { largestPaint: 0, shift: 0, longTasks: 0 };
  Object.assign(window, { benchLoad: seen });
  const watch = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += entry.value ?? 0;
  });
  watch('longtask', () => {
    seen.longTasks += 1;
  });
}
