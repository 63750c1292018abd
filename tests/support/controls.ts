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
