import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** What a reader does with an example, and what must come of it. */
type Interaction = (frame: Frame, page: Page) => Promise<void>;

/** Interactions of one component's examples, by the name of the example's file. */
export type Interactions = Readonly<Record<string, Interaction>>;

/** A button by its name: the whole of it, or what a pattern finds. */
export const button = (frame: Frame, name: string | RegExp): Locator =>
  frame.getByRole('button', { name, exact: typeof name === 'string' });

/** Presses a button. */
export const press = (frame: Frame, name: string | RegExp): Promise<void> =>
  button(frame, name).click();

/** Expects a text on the screen. */
export const sees = (frame: Frame, text: string | RegExp): Promise<void> =>
  expect(frame.getByText(text).first()).toBeVisible();

/** Expects a text to be nowhere on the screen. */
export const misses = (frame: Frame, text: string | RegExp): Promise<void> =>
  expect(frame.getByText(text).first()).toBeHidden();

/** Touches the corner of the screen, which is outside of whatever lies over it. */
export const touchOutside = (frame: Frame): Promise<void> =>
  // Clear of the round corner: a press there meets the page, and leaves the phone.
  frame.locator('body').click({ position: { x: 60, y: 60 }, force: true });

/** Takes hold of something with the mouse and pulls it down, as a hand does: slowly at first. */
export async function pullDown(page: Page, held: Locator, distance = 260): Promise<void> {
  // A trial click waits until what is held stands still.
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
