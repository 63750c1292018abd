import type { Locator, Page } from '@playwright/test';
import { phone } from './phones.ts';

/** Opens a page, whose phones stay closed until a control is used, and gives its first example. */
export async function openTables(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  return phone(page, name);
}

/** Row of a value in a table: `ZSText-typo`. */
export const rowOf = (page: Page, id: string): Locator => page.locator(`#prop-${id}`);

/** Control of a value, in its row or under the example, whichever has it. */
export const controlOf = (page: Page, name: string): Locator =>
  page.locator(`[data-control="${name}"]`);

/** The code of an example in reading view. */
export const listingOf = (example: Locator): Locator => example.locator('pre');

/** The editor of an example, once it is open. */
export const codeOf = (example: Locator): Locator => example.getByRole('textbox', { name: /코드/ });

/**
 * Uses the control of that number as a reader would, and scrolls on past it. Runs in the page, whose text
 * it is given as.
 * @returns positions that came after lower ones; undefined where there is no such control
 */
export async function useAndScrollOn(index: number): Promise<string[] | undefined> {
  // A colour is chosen from a palette that opens first.
  const control = [...document.querySelectorAll<HTMLElement>('[data-control]')].filter(
    (element) => element.checkVisibility() && !element.querySelector('[data-color]'),
  )[index];
  if (!control) {
    return;
  }
  // Not by scrollIntoView(), which Firefox may repeat after a later reflow (mContentToScrollTo of its
  // PresShell): on a busy machine that took the page back.
  const below = control.getBoundingClientRect().bottom - window.innerHeight;
  window.scrollBy({ top: below, behavior: 'instant' });
  const choice = control.querySelector<HTMLElement>(
    '[type="radio"]:not(:checked), [type="checkbox"]',
  );
  const field = control.querySelector<HTMLInputElement | HTMLSelectElement>('select, input');
  if (choice) {
    choice.click();
  } else if (field instanceof HTMLSelectElement) {
    field.selectedIndex = field.selectedIndex === 0 ? 1 : 0;
  } else if (field?.type === 'range') {
    field.stepUp();
  } else if (field) {
    field.value += '1';
  }
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  const example = control.closest('[data-phone]') ?? document.querySelector('[data-phone]');
  // A busy machine may start the phone later: then it is one that starts while its reader scrolls.
  for (let wait = 0; wait < 60 && example?.getAttribute('data-state') !== 'running'; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const falls: string[] = [];
  let top = window.scrollY;
  for (let step = 0; step < 25; step += 1) {
    window.scrollBy({ top: 90, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (window.scrollY < top) {
      falls.push(`${top} > ${window.scrollY}`);
    }
    top = window.scrollY;
  }
  return falls;
}
