import { expect } from '@playwright/test';
import { routes } from '../support/routes.ts';
import { faultsOf, test } from './test.ts';

/** A narrow phone, a tablet and a desktop. */
const WIDTHS = [320, 768, 1440];

// Width by width: a window that changes its size takes as long as a page that opens.
for (const width of WIDTHS) {
  for (const { path, heading } of routes) {
    test(`/${path} opens whole at ${width} pixels`, async ({ tab, site }) => {
      await tab.resize(width, 900);
      try {
        await tab.open(site + path);
      } catch (cause) {
        throw new Error(`The browser does not open it, or does not survive it: ${cause}`, {
          cause,
        });
      }
      expect(await faultsOf(tab)).toEqual([]);
      // Not the page that stands for a missing one.
      expect(await tab.evaluate(() => document.querySelector('h1')?.textContent)).toContain(
        heading,
      );
    });
  }
}
