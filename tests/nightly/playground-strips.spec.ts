import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, test } from '@playwright/test';
import { awaitRun, pagesOfExamples, phone, pinPhone, reachFor } from '../support/phones.ts';

const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));

/** Seen in motion, and after some seconds. */
const SEEN_LATER: readonly string[] = ['overlayColor', 'snackbarDuration'];

/** Examples with controls under them, by their pages. */
const strips = [...pagesOfExamples()].flatMap(([path, [name = '']]) =>
  readFileSync(`${dist}${path}index.html`, 'utf8').includes('class="zs-play-strip"')
    ? [{ path, name }]
    : [],
);

/** Picture of a phone once it is still. */
async function picture(body: Locator): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = (await body.screenshot({ animations: 'disabled' })).toString('base64');
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Gives a control another value. */
async function change(control: Locator): Promise<void> {
  const colors = control.locator('details');
  if (await colors.count()) {
    await colors.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    await control.locator('input').nth(20).dispatchEvent('click');
    return;
  }
  await control.locator('input, select').evaluateAll(([first, ...rest]) => {
    const field = [first, ...rest].find((one) => !(one as HTMLInputElement).checked) ?? first;
    if (field instanceof HTMLSelectElement) {
      field.value = field.options[1]?.value ?? '';
    } else if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
      field.click();
      return;
    } else if (field instanceof HTMLInputElement) {
      field.value = field.type === 'range' ? field.max : '바꾼 글';
    }
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

for (const { path, name } of strips) {
  test(`each control under ${name} changes its phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const example = phone(page, name);
    await reachFor(example);
    await pinPhone(page, name);
    const body = example.locator('[data-body]');
    for (const control of await example.locator('.zs-play-strip [data-control]').all()) {
      const value = (await control.getAttribute('data-control')) ?? '';
      if (SEEN_LATER.includes(value)) {
        continue;
      }
      const before = await picture(body);
      await awaitRun(example, () => change(control));
      expect.soft((await picture(body)) === before, value).toBe(false);
      await awaitRun(example, () => control.locator('[data-reset]').dispatchEvent('click'));
    }
  });
}
