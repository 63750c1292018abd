import type { Browser, Page } from '@playwright/test';
import { pagesOfExamples, phone } from '../tests/support/phones.ts';
import { serveFolder } from './lib/lab.ts';
import { type Look, measureLook } from './lib/measureLook.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);

/** Heights in px at a width of 390 px before phones were fitted to their content, and the share that may be left. */
const FORMER_HEIGHTS_PX = {
  'docs/UiComponent/ZSTextField/': 17_646,
  'docs/OverlayComponent/Alert/': 11_765,
};
const MAX_SHARE = 0.6;

/** Letters below this size are hard to read on a phone. */
const MIN_LETTERS_PX = 12;
/** A larger box with nothing in it looks like a picture that failed. */
const MAX_EMPTY_BOX_PERCENT = 15;

/** An overlay that is smaller is not what a reader sees first. */
const MIN_OVERLAY_PERCENT = 25;

/** Number of phones and pages of a list to print. */
const LISTED = 30;

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

function list(title: string, unit: string, rows: readonly (readonly [string, number])[]): void {
  console.log(title);
  for (const [name, value] of rows.slice(0, LISTED)) {
    console.log(`    ${String(value).padStart(6)} ${unit}  ${name}`);
  }
}

/** Measures what the picture of each phone shows before any interaction, and how long the pages are. */
export async function measureLooks(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const viewport = { width: 390, height: 844 };
  const still = await browser.newContext({ viewport, javaScriptEnabled: false });
  const running = await browser.newContext({ viewport });
  const [page, live] = await Promise.all([still.newPage(), running.newPage()]);
  const looks: (Look & { name: string })[] = [];
  const lengths: [string, number][] = [];
  for (const [path, names] of pagesOfExamples()) {
    await page.goto(site.url + path);
    for (const name of names) {
      looks.push({ name, ...(await measureLook(phone(page, name))) });
    }
    await live.goto(site.url + path, { waitUntil: 'networkidle' });
    lengths.push([path, await lengthOf(live)]);
  }
  await Promise.all([still.close(), running.close()]);
  site.stop();
  const small = looks.filter(({ letters }) => letters < MIN_LETTERS_PX);
  const padded = looks.filter(({ emptyBox }) => emptyBox > MAX_EMPTY_BOX_PERCENT);
  const slight = looks.filter(({ overlay = 100 }) => overlay < MIN_OVERLAY_PERCENT);
  list('  phones with small letters', 'px', rowsOf(small, 'letters'));
  list('  phones with a box that holds nothing', '%', rowsOf(padded, 'emptyBox').reverse());
  list('  phones with a small overlay', '%', rowsOf(slight, 'overlay'));
  list(
    '  the longest pages at 390 px',
    'px',
    lengths.toSorted(([, a], [, b]) => b - a),
  );
  return [
    {
      name: `of ${looks.length} phones, with letters below 12 px`,
      runs: [small.length],
      unit: '',
      limit: 0,
    },
    { name: 'with a box over 15 % that holds nothing', runs: [padded.length], unit: '', limit: 0 },
    { name: 'with an overlay below 25 %', runs: [slight.length], unit: '', limit: 0 },
    ...Object.entries(FORMER_HEIGHTS_PX).map(([path, former]) => ({
      name: `length of ${path}`,
      runs: lengths.flatMap(([of, length]) => (of === path ? [length] : [])),
      unit: 'px',
      limit: Math.floor(former * MAX_SHARE),
    })),
  ];
}

/** Names and figures, lowest first. */
const rowsOf = (looks: readonly (Look & { name: string })[], figure: keyof Look) =>
  looks
    .map((look): [string, number] => [look.name, Math.round((look[figure] ?? 0) * 10) / 10])
    .sort(([, a], [, b]) => a - b);
