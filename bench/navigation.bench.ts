import type { Browser, Locator, Page } from '@playwright/test';
import { writeBareArticles } from './lib/bareArticle.ts';
import { openPage, serveFolder, slowPhone } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);
const bareFolder = new URL('../.cache/bench/bare-links/', import.meta.url);
const start = 'docs/UiComponent/ZSTextField/';
/** Long enough for the prefetched page, and the first phone, to load over the slow network. */
const HOVER_MS = 1500;
/** How long a person holds the mouse button down in a click. */
const PRESS_MS = 80;
const targets = ['ZSText', 'ZSPressable', 'ZSView', 'ZSRadioGroup', 'ZSContainer'];
/** Number of visits that end with their first click. */
const FIRST_CLICKS = 5;

/**
 * Measures the time from a click on a sidebar link, hovered before or not, to the new heading on screen;
 * for comparison, the same for links between bare articles, which the browser navigates by itself.
 */
export async function measureNavigation(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const visit = async (names: readonly string[], ahead: boolean) => {
    const { context, page } = await openPage(browser, slowPhone);
    await page.goto(site.url + start, { waitUntil: 'networkidle' });
    const runs: number[] = [];
    for (const name of names) {
      runs.push(await clickLink(page, name, ahead));
    }
    await context.close();
    return runs;
  };
  const hovered = await visit(targets, true);
  const unhovered = await visit(targets, false);
  const first: number[] = [];
  for (let count = 0; count < FIRST_CLICKS; count += 1) {
    first.push(...(await visit(targets.slice(0, 1), false)));
  }
  site.stop();
  const bare = await clickBareLinks(browser);
  return [
    { name: 'click to new heading, hovered before', runs: hovered, unit: 'ms', limit: 60 },
    { name: 'the same, not hovered', runs: unhovered, unit: 'ms' },
    { name: 'the same, first of a visit', runs: first, unit: 'ms' },
    { name: 'bare link to bare article, first paint', runs: bare, unit: 'ms' },
  ];
}

async function clickLink(page: Page, name: string, ahead: boolean): Promise<number> {
  const link = page
    .getByRole('navigation', { name: '문서 목록' })
    .getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await (ahead ? link : page.locator('h1').first()).hover();
  await page.waitForTimeout(HOVER_MS);
  const painted = page.evaluate(timeNextHeading);
  await pressLink(page, link);
  return painted;
}

/** Clicks by mouse events: Playwright's `click()` runs checks in the page, which would be measured. */
async function pressLink(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** Runs in the page: resolves with the time from the click to the frame with a new h1. */
function timeNextHeading(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', (event) => (clicked = event.timeStamp), {
      capture: true,
      once: true,
    });
    const before = document.querySelector('h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === before) {
        return;
      }
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message task runs after the frame was committed.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - clicked);
        channel.port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Measures the lower bound: navigation between articles without styles, scripts and shell. */
async function clickBareLinks(browser: Browser): Promise<number[]> {
  const paths = ['ZSTextField', ...targets].map((name) => `docs/UiComponent/${name}/`);
  await writeBareArticles(bareFolder, paths);
  const bare = await serveFolder(bareFolder);
  const { context, page } = await openPage(browser, slowPhone);
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
    });
  });
  await page.goto(bare.url + paths[0], { waitUntil: 'networkidle' });
  const runs: number[] = [];
  for (const path of paths.slice(1)) {
    await pressLink(page, page.getByRole('link', { name: path }));
    await page.waitForURL(`**/${path}`);
    runs.push(await page.evaluate(timeFirstPaint));
  }
  await context.close();
  bare.stop();
  return runs;
}

/** Runs in a bare article: resolves with the time from the click on the last page to the first paint. */
function timeFirstPaint(): Promise<number> {
  return new Promise((resolve) => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) {
        resolve(performance.timeOrigin + paint.startTime - clicked);
      }
    }).observe({ type: 'paint', buffered: true });
  });
}
