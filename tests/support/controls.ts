import { expect, type Locator, type Page } from '@playwright/test';
import { openFields, openPhone, phone, unscalePhones } from './phones.ts';

/** Opens a page and the controls of its first example. */
export async function openControls(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await openPhone(page, name);
  await unscalePhones(page);
  const example = phone(page, name);
  await openFields(example);
  return example;
}

/** The editor of an example, once it is open. */
export const codeOf = (example: Locator) => example.getByRole('textbox', { name: /코드/ });

/** Expects that the row of a table and the control link to each other. */
export async function expectLinked(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#prop-${id} [data-try]`)).toHaveAttribute('href', `#control-${id}`);
  await expect(page.locator(`#control-${id} a`)).toHaveAttribute('href', `#prop-${id}`);
}
