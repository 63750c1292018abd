import type { Browser, Page } from '@playwright/test';
import { compose } from '../tests/support/searchDialog.ts';
import { openPage, serveFolder, slowPhone } from './lib/lab.ts';
import { atPercent, type Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);
const runs = 7;

/** 바텀시트 as a Korean keyboard writes it: the states of the word, a stroke each. */
const STROKES = ['ㅂ', '바', '밭', '바터', '바텀', '바텀ㅅ', '바텀시', '바텀싵', '바텀시트'];

/** Time between two strokes of a reader, in ms. */
const PACE = 120;

/** A word typed as a reader types: by a visitor who was never here, and with the index there. */
export async function measureSearch(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const fresh: number[] = [];
  const strokes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    fresh.push(await typeAtOnce(browser, site.url));
    strokes.push(...(await typeWhenReady(browser, site.url)));
  }
  site.stop();
  return [
    { name: 'first rows of a fresh visitor, from opening', runs: fresh, unit: 'ms', limit: 900 },
    { name: 'rows of a stroke, index there', runs: strokes, unit: 'ms', limit: 60 },
    {
      name: 'rows of a stroke, index there, 95 of 100',
      runs: [atPercent(strokes, 95)],
      unit: 'ms',
      limit: 120,
    },
  ];
}

/** Types with open hands: opens the search and does not wait for it. */
async function typeAtOnce(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(`${url}docs/intro/`);
  await page.evaluate(watchRows);
  await page.keyboard.press('/');
  await typeWord(page);
  await page.waitForFunction(() => document.querySelector('dialog [role="option"]'));
  const { opened, shown } = await seen(page);
  await context.close();
  return (shown.find((time) => time > opened) ?? Number.NaN) - opened;
}

/** @returns for each stroke that changes rows, the time to the frame that shows them */
async function typeWhenReady(browser: Browser, url: string): Promise<number[]> {
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(`${url}docs/intro/`);
  await page.keyboard.press('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchRows);
  await typeWord(page);
  await page.waitForTimeout(1000);
  const { strokes, shown } = await seen(page);
  await context.close();
  return strokes.flatMap((stroke, at) => {
    const next = strokes[at + 1] ?? Number.POSITIVE_INFINITY;
    // Rows that are right already do not change; such a stroke tells nothing.
    const time = shown.find((shownAt) => shownAt > stroke && shownAt < next + PACE);
    return time === undefined ? [] : [time - stroke];
  });
}

async function typeWord(page: Page): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const state of STROKES) {
    await compose(keyboard, [state]);
    await page.waitForTimeout(PACE);
  }
}

/** What the page saw, in ms since it was opened. */
interface Seen {
  /** When the search was opened. */
  opened: number;
  /** When each stroke came. */
  strokes: number[];
  /** When each change of the rows was on screen. */
  shown: number[];
}

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { benchSearch: Seen }).benchSearch);

/** Runs in the page: notes strokes, and the frames in which rows have changed. */
function watchRows(): void {
  const seen: Seen = { opened: 0, strokes: [], shown: [] };
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
