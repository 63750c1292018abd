import { expect, test } from '@playwright/test';
import { templates } from '../support/routes.ts';

for (const { path } of templates) {
  test(`no button of /${path} drops the focus, nor does Escape after it`, async ({ page }) => {
    await page.goto(path);
    const buttons = page.locator(':is(button, summary):not([tabindex="-1"]):visible');
    for (const button of await buttons.all()) {
      // One before may have closed, ended or replaced it.
      if (!(await button.isVisible()) || (await button.isDisabled())) {
        continue;
      }
      const name = await button.evaluate((element) => element.outerHTML.slice(0, 120));
      for (const press of [() => button.press('Enter'), () => page.keyboard.press('Escape')]) {
        await press();
        // A moment later, as what a press loads or draws may take the focus along.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
        // Between the page and a frame, a busy browser has it nowhere for a while.
        await expect.soft.poll(hasFocus, name).toBe(true);
      }
    }
  });
}
