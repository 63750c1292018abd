import { expect, test } from '@playwright/test';
import { countRestyled } from './support/restyles.ts';
import { routes } from './support/routes.ts';
import { smokeIf } from './support/scope.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A page of each kind that is long. */
const sampled = ['', 'docs/UiComponent/ZSTextField/', 'docs/Theme/palette/', 'changelog/'];

for (const { path } of routes) {
  test(
    `/${path} is not styled anew where something is added to it, and once where the search opens`,
    smokeIf(sampled.includes(path)),
    async ({ page }) => {
      await page.goto(path);
      const twoFrames = () =>
        page.evaluate(
          () =>
            new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
      await twoFrames();
      for (const parent of ['head', 'body'] as const) {
        const { most } = await countRestyled(page, async () => {
          await page.evaluate((name) => document[name].append(document.createElement('i')), parent);
          await twoFrames();
        });
        expect(most, `an element in ${parent}`).toBeLessThanOrEqual(50);
      }
      const elements = await page.locator('*').count();
      // Its first opening loads styles and pieces of its own.
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const { all } = await countRestyled(page, async () => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: '문서 검색' })).toBeFocused();
        await twoFrames();
      });
      expect(all, 'the search').toBeLessThan(1.5 * elements + 300);
    },
  );
}
