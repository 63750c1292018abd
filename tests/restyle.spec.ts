import { expect, type Page, test } from '@playwright/test';
import { countRestyled } from './support/restyles.ts';
import { mainTemplates } from './support/routes.ts';
import { smokeIf } from './support/scope.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/**
 * Counts the elements that something styles anew: the least of a few times, as what a page loads for itself
 * meanwhile is styled with it.
 */
async function least(page: Page, act: () => Promise<void>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    counts.push(await countRestyled(page, act));
  }
  return Math.min(...counts);
}

for (const { path } of mainTemplates) {
  test(
    `/${path} is not styled anew where something is added to it, and once where the search opens`,
    smokeIf(path === 'docs/UiComponent/ZSTextField/'),
    async ({ page }) => {
      await page.goto(path);
      const twoFrames = () =>
        page.evaluate(
          () =>
            new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
      await twoFrames();
      for (const parent of ['head', 'body'] as const) {
        const most = await least(page, async () => {
          await page.evaluate((name) => document[name].append(document.createElement('i')), parent);
          await twoFrames();
        });
        expect(most, `an element in ${parent}`).toBeLessThanOrEqual(50);
      }
      const elements = await page.locator('*').count();
      const all = await least(page, async () => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
        await twoFrames();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
      expect(all, 'the search').toBeLessThan(2.5 * elements + 300);
    },
  );
}
