import { expect } from '@playwright/test';
import { useAndScrollOn } from '../support/controls.ts';
import { routes } from '../support/routes.ts';
import { test } from './test.ts';

/** Heights of windows by their widths: half a desktop, a tablet. Phones scroll by a thumb, in tests/nightly. */
const WINDOWS = { 640: 800, 820: 1180 };

for (const [width, height] of Object.entries(WINDOWS)) {
  for (const { path } of routes.filter(({ path }) => /UiComponent|Overlay|provider/.test(path))) {
    test(`/${path} goes on where its reader scrolls, after each control, ${width} pixels wide`, async ({
      tab,
      site,
    }) => {
      await tab.resize(Number(width), height);
      await tab.open(site + path);
      for (let index = 0, falls: string[] | undefined = []; falls; index += 1) {
        expect(falls, `control ${index}`).toEqual([]);
        falls = await tab.evaluate(useAndScrollOn, index);
      }
    });
  }
}
