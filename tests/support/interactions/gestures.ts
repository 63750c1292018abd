import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Uses an example like a reader, and checks the result. */
type Interaction = (frame: Frame, page: Page) => Promise<void>;

/** Interactions of one component's examples, by the name of the example's file. */
export type Interactions = Readonly<Record<string, Interaction>>;

/** A button by its whole name, or by a pattern. */
export const button = (frame: Frame, name: string | RegExp): Locator =>
  frame.getByRole('button', { name, exact: typeof name === 'string' });

/** Presses a button. */
export const press = (frame: Frame, name: string | RegExp): Promise<void> =>
  button(frame, name).click();

/** Expects that a text is visible. */
export const sees = (frame: Frame, text: string | RegExp): Promise<void> =>
  expect(frame.getByText(text).first()).toBeVisible();

/** Expects that a text is not visible. */
export const misses = (frame: Frame, text: string | RegExp): Promise<void> =>
  expect(frame.getByText(text).first()).toBeHidden();

/** Presses near the corner of the screen, outside of any overlay. */
export const touchOutside = (frame: Frame): Promise<void> =>
  // Not in the rounded corner, where the press would be on the page, and leave the phone.
  frame.locator('body').click({ position: { x: 60, y: 60 }, force: true });

/** Drags an element down with the mouse, slowly at first. */
export async function pullDown(page: Page, held: Locator, distance = 260): Promise<void> {
  // A trial click waits until the element does not move.
  await held.click({ trial: true });
  const box = await held.boundingBox();
  if (!box) {
    throw new Error('There is nothing to take hold of.');
  }
  const x = box.x + box.width / 2;
  const y = box.y + Math.min(box.height / 2, 6);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 8 });
  await page.mouse.move(x, y + distance, { steps: 12 });
  await page.mouse.up();
}
