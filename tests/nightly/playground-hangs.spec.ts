import { expect, type Page, test } from '@playwright/test';
import { fullBrowser } from '../../scripts/lib/browser.mjs';
import {
  END,
  expectRunsAgain,
  hostileExample,
  openTarget,
  runEdit,
  target,
} from '../support/attack.ts';
import { enterPhone, openPhone, phone, screenOf } from '../support/phones.ts';

// The pinned headless shell has no process for each frame: the page would hang with the frame, and fill up.
test.use({ launchOptions: fullBrowser });

const example = (page: Page) => phone(page, target.name);
const notice = (page: Page) => example(page).locator('[data-notice]');

/** Opens the target, and another phone beside it. */
async function openBeside(page: Page) {
  await page.goto(target.path);
  const other = page.locator('[data-phone]').nth(1);
  await openPhone(page, (await other.getAttribute('data-phone')) ?? '');
  await openPhone(page, target.name);
  return other;
}

/** Code that blocks the event loop of the frame without a loop. */
const hangs: Readonly<Record<string, string>> = {
  'a pattern that tries everything': "/^(a+)+$/.test('a'.repeat(90) + 'b');",
  'promises that call out while they turn':
    "const next = () => { parent.postMessage({ type: 'pong', nonce: 1 }, '*'); return Promise.resolve().then(next); }; next();",
  'promises without end': 'const next = () => Promise.resolve().then(next); next();',
  'an array without end': "Array.from({ length: 4e9 }, () => 'a'.repeat(9));",
  'sorting without end':
    'Array(3e8).fill(0).map((_, i) => -i).sort((a, b) => Math.sin(a) - Math.sin(b));',
  'a number that is too large': '(2n ** 9000000n) ** 99n;',
};

test('code that hangs is stopped and reported, and the phone runs again', async ({ page }) => {
  test.setTimeout(600_000);
  await openTarget(page);
  for (const [what, statements] of Object.entries(hangs)) {
    await test.step(what, async () => {
      await runEdit(page, hostileExample(`setTimeout(() => { ${statements} });`));
      await expect(notice(page), what).toContainText('응답하지 않아', END);
      await expectRunsAgain(page);
    });
  }
});

test('a hang while rendering is stopped, and the other phones of the page keep running', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const other = await openBeside(page);
  await runEdit(
    page,
    `const always = { next: () => ({ value: 0, done: false }) };
export default function Hang() { new Set({ [Symbol.iterator]: () => always }); return null; }`,
  );
  await expect(notice(page)).toContainText('응답하지 않아', END);
  // It starts again by itself, in a process that does not hang.
  await expect(other).toHaveAttribute('data-state', 'running', END);
  await enterPhone(other);
  await screenOf(other).locator('[tabindex="0"]').first().click();
  await expect(other).toHaveAttribute('data-state', 'running');
});

const growths: Readonly<Record<string, string>> = {
  'an array that grows without end':
    'setInterval(() => kept.push(Array.from({ length: 1e6 }, (_, i) => i + 0.5)), 20);',
  'buffers without end': 'setInterval(() => kept.push(new Uint8Array(3e7).fill(1)), 20);',
  'elements outside of the page':
    "setInterval(() => { for (let i = 0; i < 2e3; i++) kept.push(document.createElement('i')); }, 5);",
  'states of a canvas without end':
    "const to = document.createElement('canvas').getContext('2d'); setInterval(() => { for (let i = 0; i < 2e3; i++) to.save(); }, 5);",
  'elements without end':
    "document.body.append(kept[0] = document.createElement('div')); kept[0].hidden = true; setInterval(() => kept[0].insertAdjacentHTML('beforeend', '<i></i>'.repeat(3000)), 20);",
};

test('code that fills the memory is stopped and reported, and the other phones of the page keep running', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const other = await openBeside(page);
  for (const [what, statements] of Object.entries(growths)) {
    await test.step(what, async () => {
      await runEdit(page, hostileExample(`const kept = globalThis.kept = []; ${statements}`));
      await expect(notice(page), what).toContainText('메모리를 너무 많이', END);
      await expect(other).toHaveAttribute('data-state', 'running', END);
      await expectRunsAgain(page);
    });
  }
});
