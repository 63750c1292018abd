import { expect, test } from '@playwright/test';
import { routes } from './support/routes.ts';
import { smokeIf } from './support/scope.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Lines of code have heights of fractions of a pixel, which add up along a page. */
const ROUNDING_PX = 8;

/** A control that is drawn by a script where it nears, and longer than what stands in its place. */
const BUILDER = 'docs/Theme/themefactory/';

const docs = routes.filter(({ path }) => path.startsWith('docs/') && path !== BUILDER);

for (const { path } of docs) {
  test(
    `/${path} is as long on a phone before it is read as after: a picture that is drawn when it nears moves nothing`,
    smokeIf(path === 'docs/Guide/Recipes/'),
    async ({ page }) => {
      await page.goto(path);
      const before = await page.evaluate(() => document.body.scrollHeight);
      const after = await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo(0, top);
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }
        return document.body.scrollHeight;
      });
      expect(Math.abs(after - before)).toBeLessThanOrEqual(ROUNDING_PX);
    },
  );
}
