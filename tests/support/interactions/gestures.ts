import { type ElementHandle, expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Uses an example like a reader, and checks the result. */
type Interaction = (frame: Frame, page: Page) => Promise<void>;

/** Interactions of one component's examples, by the name of the example's file. */
export type Interactions = Readonly<Record<string, Interaction>>;

/** What is pressed under a name: few controls of the toolkit have a role. What lies on top is the last. */
export const button = (frame: Frame, name: string | RegExp): Locator => {
  const exact = typeof name === 'string';
  return frame
    .getByRole('button', { name, exact })
    .or(frame.getByText(name, { exact }))
    .or(frame.getByLabel(name, { exact }))
    .last();
};

/** Expects an option to be the chosen one, which its border alone tells in every layout. */
export const isChosen = (frame: Frame, option: string): Promise<void> =>
  expect(button(frame, option).locator('../..')).toHaveCSS(
    'border-top-color',
    'rgb(255, 200, 110)',
  );

/** The bar at the top of an open sheet. */
export async function sheetBar(frame: Frame): Promise<ElementHandle> {
  const bar = await frame.waitForFunction(() =>
    [...document.querySelectorAll('div')].find(
      ({ offsetWidth, offsetHeight }) => offsetWidth === 45 && offsetHeight === 3,
    ),
  );
  return bar.asElement() as ElementHandle;
}

/** `ZSPressable` loses a press within this time of the last: `DEBOUNCE_MS` of the toolkit. */
const DEBOUNCE_MS = 300;
const lastPresses = new WeakMap<Frame, number>();

/** Presses a button, once a press counts again: the same button may have another label by now. */
export async function press(frame: Frame, name: string | RegExp): Promise<void> {
  const rest = (lastPresses.get(frame) ?? 0) + DEBOUNCE_MS - Date.now();
  if (rest > 0) {
    await frame.waitForTimeout(rest);
  }
  await button(frame, name).click();
  lastPresses.set(frame, Date.now());
}

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

/** Takes hold of something with the mouse and pulls it down, as a hand does: slowly at first. */
export async function pullDown(
  page: Page,
  held: Locator | ElementHandle,
  distance = 260,
): Promise<void> {
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
