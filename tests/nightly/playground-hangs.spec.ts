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

// The pinned headless shell has no process for each frame: the page would hang with the frame.
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
