import type { Browser, Page } from '@playwright/test';
import { pagesOfExamples } from '../tests/support/phones.ts';
import { serveFolder } from './lib/lab.ts';
import { measureDrawnRows } from './lib/pixels.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);

/** Heights in px at a width of 390 px before phones were fitted to their content, and the share that may be left. */
const FORMER_HEIGHTS_PX = {
  'docs/UiComponent/ZSTextField/': 17_646,
  'docs/OverlayComponent/Alert/': 11_765,
};
const MAX_SHARE = 0.6;

/** Number of the emptiest phones and of the longest pages to print. */
const LISTED = 12;

/** Measures the drawn rows, in percent, of every phone on a page without JavaScript. */
async function measureScreens(page: Page, ink: Page, names: readonly string[]) {
  const shares: [name: string, share: number][] = [];
  for (const name of names) {
    const screen = page.locator(`[data-phone="${name}"] [data-screen]`).first();
    shares.push([
      name,
      await measureDrawnRows(ink, await screen.screenshot({ animations: 'disabled' })),
    ]);
  }
  return shares;
}

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

function list(title: string, unit: string, rows: readonly (readonly [string, number])[]): void {
  console.log(title);
  for (const [name, value] of rows.slice(0, LISTED)) {
    console.log(`    ${String(value).padStart(6)} ${unit}  ${name}`);
  }
}

/** Measures how much of each phone is drawn before any interaction, and how long the pages are. */
export async function measureLooks(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const viewport = { width: 390, height: 844 };
  const still = await browser.newContext({ viewport, javaScriptEnabled: false });
  const running = await browser.newContext({ viewport });
  const [page, live, ink] = await Promise.all([
    still.newPage(),
    running.newPage(),
    running.newPage(),
  ]);
  const shares: [string, number][] = [];
  const lengths: [string, number][] = [];
  for (const [path, names] of pagesOfExamples()) {
    await page.goto(site.url + path);
    shares.push(...(await measureScreens(page, ink, names)));
    await live.goto(site.url + path, { waitUntil: 'networkidle' });
    lengths.push([path, await lengthOf(live)]);
  }
  await Promise.all([still.close(), running.close()]);
  site.stop();
  shares.sort(([, a], [, b]) => a - b);
  lengths.sort(([, a], [, b]) => b - a);
  list('  the emptiest phones', '%', shares);
  list('  the longest pages at 390 px', 'px', lengths);
  const blank = shares.map(([, share]) => 100 - share);
  return [
    { name: `empty rows of ${shares.length} phones`, runs: blank, unit: '%', limit: 50 },
    { name: 'empty rows of the emptiest', runs: [Math.max(...blank)], unit: '%', limit: 75 },
    ...Object.entries(FORMER_HEIGHTS_PX).map(([path, former]) => ({
      name: `length of ${path}`,
      runs: lengths.flatMap(([of, length]) => (of === path ? [length] : [])),
      unit: 'px',
      limit: Math.floor(former * MAX_SHARE),
    })),
  ];
}
