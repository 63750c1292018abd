import type { Browser, Page } from '@playwright/test';
import { compose } from '../tests/support/searchDialog.ts';
import { openPage, serveFolder, slowPhone } from './lib/lab.ts';
import { type Figure, percentile } from './lib/report.ts';
import { openField } from './searchField.ts';

const dist = new URL('../site/dist/', import.meta.url);
const runs = 7;

/** Compositions of 바텀시트 on a Korean keyboard, one per keystroke that asks something. */
const COMPOSITIONS = ['바', '밭', '바터', '바텀', '바텀ㅅ', '바텀시', '바텀싵', '바텀시트'];

/** Time between two keystrokes. */
const KEYSTROKE_MS = 120;

/** Measures the rows of a word that is typed on a first visit, and once the index is loaded. */
export async function measureSearch(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const early: number[] = [];
  const loaded: number[] = [];
  const fresh: number[] = [];
  const strokes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    early.push(await openField(browser, site.url, false));
    loaded.push(await openField(browser, site.url, true));
    fresh.push(await typeAtOnce(browser, site.url));
    strokes.push(...(await typeWhenReady(browser, site.url)));
  }
  site.stop();
  return [
    { name: 'focused field, from the key, no script yet', runs: early, unit: 'ms', limit: 130 },
    { name: 'focused field, from the key, page loaded', runs: loaded, unit: 'ms', limit: 130 },
    { name: 'first rows of a fresh visitor, from opening', runs: fresh, unit: 'ms', limit: 900 },
    { name: 'rows of a stroke, index there', runs: strokes, unit: 'ms', limit: 60 },
    {
      name: 'rows of a stroke, index there, 95 of 100',
      runs: [percentile(strokes, 95)],
      unit: 'ms',
      limit: 120,
    },
  ];
}

/** Opens the search and types without waiting for it. */
async function typeAtOnce(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(`${url}docs/intro/`);
  await page.evaluate(watchRows);
  await page.keyboard.press('/');
  await typeWord(page);
  await page.waitForFunction(() => document.querySelector('dialog [role="option"]'));
  const { opened, shown } = await readRecorded(page);
  await context.close();
  return (shown.find((time) => time > opened) ?? Number.NaN) - opened;
}

/** @returns for each keystroke that changes the rows, the time to the frame that shows them */
async function typeWhenReady(browser: Browser, url: string): Promise<number[]> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(`${url}docs/intro/`);
  await page.keyboard.press('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchRows);
  await typeWord(page);
  await page.waitForTimeout(1000);
  const { strokes, shown } = await readRecorded(page);
  await context.close();
  return strokes.flatMap((stroke, at) => {
    const next = strokes[at + 1] ?? Number.POSITIVE_INFINITY;
    // A keystroke that leaves the rows unchanged has no time.
    const time = shown.find((shownAt) => shownAt > stroke && shownAt < next + KEYSTROKE_MS);
    return time === undefined ? [] : [time - stroke];
  });
}

async function typeWord(page: Page): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const state of COMPOSITIONS) {
    await compose(keyboard, [state]);
    await page.waitForTimeout(KEYSTROKE_MS);
  }
}

/** Times recorded in the page, in milliseconds since navigation. */
interface Recorded {
  /** Opening of the search. */
  opened: number;
  /** Keystrokes. */
  strokes: number[];
  /** Frames with changed rows. */
  shown: number[];
}

const readRecorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { benchSearch: Recorded }).benchSearch);

/** Runs in the page: records keystrokes, and frames with changed rows. */
function watchRows(): void {
  const seen: Recorded = { opened: 0, strokes: [], shown: [] };
  Object.assign(window, { benchSearch: seen });
  const note = (event: Event) => seen.strokes.push(event.timeStamp);
  addEventListener('keydown', ({ timeStamp }) => (seen.opened ||= timeStamp), { capture: true });
  addEventListener('input', note, { capture: true });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.shown.push(performance.now());
  new MutationObserver(() => {
    if (document.querySelector('dialog [role="option"]')) {
      requestAnimationFrame(() => port2.postMessage(undefined));
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
