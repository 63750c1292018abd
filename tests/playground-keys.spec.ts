import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  attack,
  expectTried,
  fieldExample,
  openTarget,
  RUN,
  runEdit,
  target,
} from './support/attack.ts';
import { enterPhone, phone, screenOf } from './support/phones.ts';
import { searchDialog } from './support/searchDialog.ts';

const example = (page: Page) => phone(page, target.name);
const fieldOf = (page: Page) => screenOf(example(page)).getByLabel('칸');

/** Clicks into the field of a phone that was just entered, and waits until it receives input. */
async function clickField(page: Page): Promise<Locator> {
  const field = fieldOf(page);
  await expect(field).toBeVisible(RUN);
  await field.click();
  // A press that the page forwards takes a moment.
  await expect(field).toBeFocused();
  return field;
}

test("the page's keys open the search from inside a phone, and other keys stay there", {
  tag: '@smoke',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await openTarget(page);
  const frame = example(page).locator('iframe[data-drawn]');
  const { input, dialog } = searchDialog(page);
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await expect(frame, `before ${keys}`).toBeFocused();
    await page.keyboard.press(keys);
    await expect(input, keys).toBeFocused(RUN);
    await page.keyboard.type('modal');
    await expect(input, keys).toHaveValue('modal');
    await input.clear();
    await page.keyboard.press('Escape');
    await expect(dialog, keys).toBeHidden();
    await expect(example(page).locator('.zs-play-enter'), keys).toBeFocused();
    await enterPhone(example(page));
  }

  for (const keys of ['k', 'Shift+Control+k', 'Alt+/', 'Control+/', 'Control+j', 'ArrowDown']) {
    await page.keyboard.press(keys);
  }
  await expect(frame).toBeFocused();
  await expect(dialog).toBeHidden();

  // After a key that the page does not handle, the focus stays in the phone.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
  );
  await page.keyboard.press('/');
  await expect(frame).toBeFocused();
  await expect(screenOf(example(page)).locator('html:not([inert])')).toBeAttached();
});

test('in a field of an example / stays a letter, and Ctrl+K opens the search', async ({ page }) => {
  await openTarget(page);
  await runEdit(page, fieldExample);
  await expect(example(page)).toHaveAttribute('data-state', 'running', RUN);
  await enterPhone(example(page));
  const field = await clickField(page);
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(searchDialog(page).dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).input).toBeFocused(RUN);
  await expect(field).toHaveValue('a/b');
});

/** Ways to press shortcuts of the page without a reader, each tried at once and with each letter typed. */
const forgeries: Readonly<Record<string, string>> = {
  'keys that it makes up': `
    for (const init of [{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }]) {
      for (const to of [window, document, document.body, document.querySelector('input')]) {
        to.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true }));
      }
    }`,
  'keys that say they are trusted': `
    Object.defineProperty(Event.prototype, 'isTrusted', { configurable: true, get: () => true });
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true });
    try { Object.defineProperty(event, 'isTrusted', { value: true }); } catch {}
    document.body.dispatchEvent(event);`,
  'messages like those of the frame': `
    parent.postMessage({ type: 'key', key: '/' }, '*');
    const { port1, port2 } = new MessageChannel();
    parent.postMessage(1, '*', [port2]);
    port1.postMessage({ type: 'key', key: '/' });`,
  'another meaning of every key': `
    for (const [name, value] of Object.entries({ key: '/', ctrlKey: false, repeat: false })) {
      Object.defineProperty(KeyboardEvent.prototype, name, { configurable: true, get: () => value });
    }
    Element.prototype.matches = () => false;
    Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { configurable: true, get: () => false });`,
};

test('an example cannot open the search without its reader', async ({ page }) => {
  test.setTimeout(180_000);
  await openTarget(page);
  for (const [what, statements] of Object.entries(forgeries)) {
    await test.step(what, async () => {
      await attack(
        page,
        // Not by a timer: a frame that posts more than ten messages to the window is ended.
        `const again = () => { ${statements} }; again(); addEventListener('input', again);`,
      );
      await expectTried(page);
      await enterPhone(example(page));
      const field = await clickField(page);
      await page.keyboard.type('a/a', { delay: 100 });
      await expect.soft(field, what).toHaveValue('a/a');
      await expect.soft(searchDialog(page).dialog, what).toBeHidden();
      await expect.soft(example(page).locator('iframe[data-drawn]'), what).toBeFocused();
    });
  }
});

test('an example that steals the focus of a typing reader gets no key to the page', async ({
  page,
}) => {
  await openTarget(page);
  const theft =
    'document.documentElement.inert = false; document.body.tabIndex = 0; document.body.focus();';
  // It waits for a change that only the test makes.
  await attack(
    page,
    `setInterval(() => { if (matchMedia('(prefers-contrast: more)').matches) { ${theft} } }, 40);`,
  );
  await expectTried(page);
  await example(page).getByRole('textbox', { name: /코드/ }).focus();
  await page.keyboard.type('//');
  await page.emulateMedia({ contrast: 'more' });
  const isStopped = async () => {
    await page.keyboard.press('/');
    return example(page).getAttribute('data-state');
  };
  await expect.poll(isStopped, { ...RUN, intervals: [50] }).toBe('stuck');
  await expect(searchDialog(page).dialog).toBeHidden();
});
