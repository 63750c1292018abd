import { chromium as playwright } from '@playwright/test';
import { findChromium, quietArgs } from '../../scripts/lib/browser.mjs';
import { compose } from '../support/searchDialog.ts';
import type { Engine } from './tab.ts';

/** The installed Chromium, driven by Playwright. */
export const chromium: Engine = {
  name: 'chromium',
  async start() {
    const browser = await playwright.launch({ executablePath: findChromium(), args: quietArgs });
    const context = await browser.newContext({ locale: 'ko-KR' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { promise: died, reject } = Promise.withResolvers<never>();
    page.on('crash', () => reject(new Error('The process of the page died.')));
    died.catch(() => undefined);
    // Playwright waits for a page that has crashed.
    const alive = <Result>(act: Promise<Result>) => Promise.race([act, died]);
    return {
      version: browser.version(),
      open: (address) => alive(page.goto(address, { waitUntil: 'load' })).then(() => undefined),
      resize: (width, height) => alive(page.setViewportSize({ width, height })),
      evaluate: (act, ...args) =>
        alive(page.evaluate(`(${act})(...${JSON.stringify(args)})`)) as ReturnType<never>,
      async evaluateInFrame(selector, act, ...args) {
        const element = await page.$(selector);
        const frame = await element?.contentFrame();
        return frame?.evaluate(`(${act})(...${JSON.stringify(args)})`).catch((error) => {
          if (!frame.isDetached()) {
            throw error;
          }
        }) as ReturnType<never>;
      },
      async press(...chords) {
        for (const chord of chords) {
          await alive(page.keyboard.press(chord));
        }
      },
      compose: (states) => alive(compose(session, states)),
      click: (selector) => alive(page.click(selector)),
      reload: () => alive(page.reload()).then(() => undefined),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
