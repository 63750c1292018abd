import type { Browser, Page } from '@playwright/test';
import { openPage, serveFolder, slowPhone } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);
const start = 'docs/UiComponent/ZSTextField/';
/** Long enough for the hovered page to arrive over the slow line. */
const hover = 1500;
const targets = ['ZSText', 'ZSPressable', 'ZSView', 'Alert', 'Snackbar', 'Loader', 'PopOver'];

/** Clicks sidebar links after hovering them: from the click to the new heading on screen. */
export async function measureNavigation(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const { context, page } = await openPage(browser, slowPhone);
  await page.goto(site.url + start, { waitUntil: 'networkidle' });
  const runs: number[] = [];
  for (const target of targets) {
    runs.push(await clickAfterHover(page, target));
  }
  await context.close();
  site.stop();
  return [{ name: 'click to new heading, hovered before', runs, unit: 'ms', limit: 60 }];
}

async function clickAfterHover(page: Page, name: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: '문서 목록' })
    .getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(hover);
  const painted = page.evaluate(timeNextHeading);
  await link.click();
  return painted;
}

/** Runs in the page: resolves with the time from the click to the frame that shows a new h1. */
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
        // A message runs after the frame has been handed to the screen.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - clicked);
        channel.port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
