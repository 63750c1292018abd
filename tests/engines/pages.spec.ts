import { expect } from '@playwright/test';
import { routes } from '../support/routes.ts';
import { faultsOf, test } from './test.ts';

/** Phones, tablets and desktops, and 572, at which lines broke otherwise than elsewhere. */
const WIDTHS = [320, 375, 402, 572, 768, 1024, 1440, 1700];

for (const { path } of routes) {
  test(`/${path} opens whole at every width`, async ({ tab, site }) => {
    const found: string[] = [];
    for (const width of WIDTHS) {
      // Another width of a page that is open already is laid out otherwise than a page that opens.
      await tab.open('about:blank');
      await tab.resize(width, 900);
      try {
        await tab.open(site + path);
        found.push(...(await faultsOf(tab)).map((fault) => `${width}: ${fault}`));
      } catch (cause) {
        throw new Error(`The browser does not survive /${path} at ${width} pixels: ${cause}`, {
          cause,
        });
      }
    }
    expect(found).toEqual([]);
  });
}
