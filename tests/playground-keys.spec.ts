import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  attack,
  expectTried,
  fieldExample,
  openTarget,
  runEdit,
  target,
} from './support/attack.ts';
import { enterPhone, phone, screenOf } from './support/phones.ts';
import { searchDialog } from './support/searchDialog.ts';

const example = (page: Page) => phone(page, target.name);
const fieldOf = (page: Page) => screenOf(example(page)).getByLabel('칸');

/** Clicks into the field of a phone that was just entered, and waits until it takes letters. */
async function clickField(page: Page): Promise<Locator> {
  const field = fieldOf(page);
  await field.click();
  // A press that the page passes on takes a moment, in which no reader types.
  await expect(field).toBeFocused();
  return field;
}

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} inside a phone opens the search, which leads back to the phone`, async ({
    page,
  }) => {
    await openTarget(page);
    await expect(example(page).locator('iframe[data-drawn]')).toBeFocused();
    const { input, dialog } = searchDialog(page);
    await page.keyboard.press(keys);
    await expect(input).toBeFocused();
    await page.keyboard.type('modal');
    await expect(input).toHaveValue('modal');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(example(page).locator('.zs-play-enter')).toBeFocused();
  });
}

test('in a field of an example / stays a letter, and Ctrl+K opens the search', async ({ page }) => {
  await openTarget(page);
  await runEdit(page, fieldExample);
  await expect(fieldOf(page)).toBeVisible();
  await enterPhone(example(page));
  const field = await clickField(page);
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(searchDialog(page).dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).input).toBeFocused();
  await expect(field).toHaveValue('a/b');
});

test('other keys stay in the phone', async ({ page }) => {
  await openTarget(page);
  for (const keys of ['k', 'Shift+Control+k', 'Alt+/', 'Control+/', 'Control+j', 'ArrowDown']) {
    await page.keyboard.press(keys);
  }
  await expect(example(page).locator('iframe[data-drawn]')).toBeFocused();
  await expect(searchDialog(page).dialog).toBeHidden();
});

test('a key that the page leaves alone leaves its reader in the phone', async ({ page }) => {
  await openTarget(page);
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
  );
  await page.keyboard.press('/');
  await expect(example(page).locator('iframe[data-drawn]')).toBeFocused();
  await expect(screenOf(example(page)).locator('html:not([inert])')).toBeAttached();
});

/** Ways to press the page's keys without a reader, each tried again and again. */
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

for (const [what, statements] of Object.entries(forgeries)) {
  test(`an example cannot open the search by ${what}`, async ({ page }) => {
    await openTarget(page);
    await attack(page, `const again = () => { ${statements} }; again(); setInterval(again, 50);`);
    await expectTried(page);
    await enterPhone(example(page));
    const field = await clickField(page);
    await page.keyboard.type('a/a', { delay: 100 });
    await expect(field).toHaveValue('a/a');
    await expect(searchDialog(page).dialog).toBeHidden();
    await expect(example(page).locator('iframe[data-drawn]')).toBeFocused();
  });
}

test('an example that steals the focus of a typing reader gets no key to the page', async ({
  page,
}) => {
  await openTarget(page);
  await attack(
    page,
    `setTimeout(() => { document.documentElement.inert = false; document.body.tabIndex = 0; document.body.focus(); }, 1500);`,
  );
  await expectTried(page);
  await example(page).getByRole('textbox', { name: /코드/ }).focus();
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('/', { delay: 100 });
  }
  await expect(example(page)).toHaveAttribute('data-state', 'stuck');
  await expect(searchDialog(page).dialog).toBeHidden();
});
