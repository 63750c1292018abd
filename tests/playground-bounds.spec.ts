import { expect, type Page, test } from '@playwright/test';
import { attack, hostileExample, openTarget, runEdit, target } from './support/attack.ts';
import { enterPhone, openPhone, phone, screenOf } from './support/phones.ts';

const example = (page: Page) => phone(page, target.name);
const notice = (page: Page) => example(page).locator('[data-notice]');

const good = `import { Text } from 'react-native';
export default function Good() { return <Text>다시 됩니다</Text>; }`;

/** Code that never lets go of the frame: no loop of its own, no word for the page. */
const hangs: Readonly<Record<string, string>> = {
  'promises without end': 'const next = () => Promise.resolve().then(next); next();',
  'an array without end': "Array.from({ length: 4e9 }, () => 'a'.repeat(9));",
  'a pattern that tries everything': "/^(a+)+$/.test('a'.repeat(90) + 'b');",
  'sorting without end':
    'Array(3e8).fill(0).map((_, i) => -i).sort((a, b) => Math.sin(a) - Math.sin(b));',
  'a number that is too large': '(2n ** 9000000n) ** 99n;',
  'promises that call out while they turn':
    "const next = () => { parent.postMessage({ type: 'pong', nonce: 1 }, '*'); return Promise.resolve().then(next); }; next();",
};

for (const [what, statements] of Object.entries(hangs)) {
  test(`${what} is ended and said, and the phone runs again`, async ({ page }) => {
    await openTarget(page);
    await runEdit(page, hostileExample(`setTimeout(() => { ${statements} });`));
    await expect(notice(page)).toContainText('응답하지 않아서', { timeout: 40_000 });
    await runEdit(page, good);
    await expect(screenOf(example(page)).getByText('다시 됩니다')).toBeVisible();
  });
}

test('a hang while it is drawn is ended, and the other phones of the page go on', async ({
  page,
}) => {
  await page.goto(target.path);
  const other = page.locator('[data-phone]').nth(1);
  const otherName = (await other.getAttribute('data-phone')) ?? '';
  await openPhone(page, otherName);
  await openPhone(page, target.name);
  await runEdit(
    page,
    `const always = { next: () => ({ value: 0, done: false }) };
export default function Hang() { new Set({ [Symbol.iterator]: () => always }); return null; }`,
  );
  await expect(notice(page)).toContainText('응답하지 않아서', { timeout: 40_000 });
  // It starts again by itself, in a process that does not hang.
  await expect(other).toHaveAttribute('data-state', 'running', { timeout: 40_000 });
  await enterPhone(other);
  await screenOf(other).getByRole('button').first().click();
  await expect(other).toHaveAttribute('data-state', 'running');
});

const growths: Readonly<Record<string, string>> = {
  'an array that grows without end':
    'setInterval(() => kept.push(Array.from({ length: 1e6 }, (_, i) => i + 0.5)), 20);',
  'buffers without end': 'setInterval(() => kept.push(new Uint8Array(3e7).fill(1)), 20);',
  'elements without end':
    "document.body.append(kept[0] = document.createElement('div')); kept[0].hidden = true; setInterval(() => kept[0].insertAdjacentHTML('beforeend', '<i></i>'.repeat(3000)), 20);",
};

for (const [what, statements] of Object.entries(growths)) {
  test(`${what} are ended and said, and the other phones of the page go on`, async ({ page }) => {
    await page.goto(target.path);
    const other = page.locator('[data-phone]').nth(1);
    await openPhone(page, (await other.getAttribute('data-phone')) ?? '');
    await openPhone(page, target.name);
    await runEdit(page, hostileExample(`const kept = globalThis.kept = []; ${statements}`));
    await expect(notice(page)).toContainText('메모리를 너무 많이', { timeout: 40_000 });
    await expect(other).toHaveAttribute('data-state', 'running', { timeout: 40_000 });
    await runEdit(page, good);
    await expect(screenOf(example(page)).getByText('다시 됩니다')).toBeVisible();
  });
}

test('a flood of messages stops the phone, not the page', async ({ page }) => {
  await openTarget(page);
  await runEdit(
    page,
    hostileExample(
      `setInterval(() => { for (let i = 0; i < 500; i++) parent.postMessage(i, '*'); });`,
    ),
  );
  await expect(notice(page)).toContainText('메시지를 너무 많이');
  await page.getByRole('button', { name: /검색/ }).first().click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('what an example posts by itself is not read, however much it is', async ({ page }) => {
  await openTarget(page);
  await attack(
    page,
    `parent.postMessage({ type: 'console', level: 'log', text: 'UNREAD' }, '*');
     for (let i = 0; i < 5; i++) {
       parent.postMessage({ type: 'console', level: 'log', text: 'UNREAD'.repeat(2e6) }, '*');
     }
     console.log('다 보냈습니다');`,
  );
  await expect(notice(page)).toContainText('다 보냈습니다');
  await expect(notice(page)).not.toContainText('UNREAD');
  await page.getByRole('button', { name: /검색/ }).first().click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('of many lines for the console some are shown, and that there are more is said once', async ({
  page,
}) => {
  await openTarget(page);
  await attack(page, "for (let i = 0; i < 400; i++) console.log('줄 ' + i);");
  await expect(notice(page)).toContainText('너무 많아서');
  expect((await notice(page).innerText()).split('\n').length).toBeLessThanOrEqual(9);
});

test('a line for the console is cut where nobody reads on', async ({ page }) => {
  await openTarget(page);
  await attack(page, "console.log('가'.repeat(5_000_000));");
  await expect(notice(page)).toContainText('가가가');
  expect((await notice(page).innerText()).length).toBeLessThanOrEqual(2100);
});

test('an example cannot speak for the frame', async ({ page }) => {
  await openTarget(page);
  await attack(
    page,
    `const port = new MessageChannel();
     parent.postMessage('ready', '*', [port.port2]);
     parent.postMessage({ type: 'link', href: 'https://example.com/forged' }, '*');
     port.port1.postMessage({ type: 'link', href: 'https://example.com/forged' });
     MessagePort.prototype.postMessage = function () { this.onmessage = null; };
     Object.defineProperty(MessageEvent.prototype, 'data', { get() { throw new Error('mine'); } });
     console.log('아직 들립니다');`,
  );
  await expect(notice(page)).toContainText('아직 들립니다');
  await expect(notice(page).getByRole('link')).toHaveCount(0);
});

test.describe('every run gets a frame of its own', () => {
  const leftovers: Readonly<Record<string, string>> = {
    'a timer': "setInterval(() => console.log('LEFT'), 20);",
    'an error that comes again and again': "setInterval(() => { throw new Error('LEFT'); }, 20);",
    'what it put into the page': "document.body.insertAdjacentHTML('beforeend', '<p>LEFT</p>');",
    'a changed prototype':
      "Array.prototype.toReversed = () => ['LEFT']; Object.prototype.toString = () => 'LEFT'; document.title = 'LEFT';",
    'a listener': "addEventListener('message', () => console.log('LEFT'));",
    'what it kept': "globalThis.kept = 'LEFT'; window.name = 'LEFT';",
  };

  for (const [what, statements] of Object.entries(leftovers)) {
    test(`nothing is left of ${what} after an edit`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await openTarget(page);
      await attack(page, statements);
      await expect(screenOf(example(page)).getByText(/결과/)).toBeVisible();
      await runEdit(
        page,
        `import { Text } from 'react-native';
export default function Next() {
  return <Text>{['새', globalThis.kept, window.name, document.title, ...[1].toReversed()].join(' ')}</Text>;
}`,
      );
      const text = screenOf(example(page)).getByText('새 ');
      await expect(text).toBeVisible();
      said.length = 0;
      await page.waitForTimeout(300);
      await expect(screenOf(example(page)).getByText('LEFT')).toHaveCount(0);
      await expect(example(page)).toHaveAttribute('data-state', 'running');
      expect(said.join()).not.toContain('LEFT');
    });
  }

  test('the last good screen stays while the next one is drawn, and when it fails', async ({
    page,
  }) => {
    await openTarget(page);
    await runEdit(page, good);
    const screen = screenOf(example(page));
    await expect(screen.getByText('다시 됩니다')).toBeVisible();
    await runEdit(page, 'export default function Bad() { throw new Error("망가졌습니다"); }');
    await expect(notice(page)).toContainText('망가졌습니다');
    await expect(screen.getByText('다시 됩니다')).toBeVisible();
    await expect(example(page).locator('iframe')).toHaveCount(1);
  });
});
