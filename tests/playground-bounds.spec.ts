import { expect, type Page, test } from '@playwright/test';
import {
  attack,
  expectTried,
  hostileExample,
  openTarget,
  RUN,
  runEdit,
  target,
} from './support/attack.ts';
import { enterPhone, openPhone, phone, screenOf } from './support/phones.ts';

const example = (page: Page) => phone(page, target.name);
const notice = (page: Page) => example(page).locator('[data-notice]');

const good = `import { Text } from 'react-native';
export default function Good() { return <Text>다시 됩니다</Text>; }`;

/** Time that the removal of a frame may take on a busy machine. */
const END = { timeout: 60_000 };

async function expectRunsAgain(page: Page): Promise<void> {
  await runEdit(page, good);
  await expect(example(page)).toHaveAttribute('data-state', 'running', END);
  await expect(screenOf(example(page)).getByText('다시 됩니다')).toBeVisible();
}

/** Opens the target, and another phone beside it. */
async function openBeside(page: Page) {
  await page.goto(target.path);
  const other = page.locator('[data-phone]').nth(1);
  await openPhone(page, (await other.getAttribute('data-phone')) ?? '');
  await openPhone(page, target.name);
  return other;
}

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

/** Expects that the search can be opened. */
async function expectPageWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /검색/ }).first().click();
  await expect(page.getByRole('combobox')).toBeFocused(RUN);
}

test('a flood of messages stops the phone, not the page', { tag: '@smoke' }, async ({ page }) => {
  await openTarget(page);
  await runEdit(
    page,
    hostileExample(
      `setInterval(() => { for (let i = 0; i < 500; i++) parent.postMessage(i, '*'); });`,
    ),
  );
  await expect(notice(page)).toContainText('메시지를 너무 많이', RUN);
  await expectPageWorks(page);
});

test('console output of an example is limited, and it cannot send messages as the frame', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTarget(page);

  await test.step('many lines for the console', async () => {
    await attack(page, "for (let i = 0; i < 400; i++) console.log('줄 ' + i);");
    await expect(notice(page)).toContainText('너무 많아 일부만', RUN);
    expect.soft((await notice(page).innerText()).split('\n').length).toBeLessThanOrEqual(9);
  });

  await test.step('a line for the console without end', async () => {
    await attack(page, "console.log('가'.repeat(5_000_000));");
    await expect(notice(page)).toContainText('가가가', RUN);
    expect.soft((await notice(page).innerText()).length).toBeLessThanOrEqual(2100);
  });

  await test.step('words in the place of the frame', async () => {
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
    await expect(notice(page)).toContainText('아직 들립니다', RUN);
    await expect.soft(notice(page).getByRole('link')).toHaveCount(0);
  });
});

test('messages that an example posts itself are not read, however many', async ({ page }) => {
  test.setTimeout(120_000);
  await openTarget(page);
  await attack(
    page,
    `parent.postMessage({ type: 'console', level: 'log', text: 'UNREAD' }, '*');
     for (let i = 0; i < 5; i++) {
       parent.postMessage({ type: 'console', level: 'log', text: 'UNREAD'.repeat(2e4) }, '*');
     }
     console.log('다 보냈습니다');`,
  );
  await expect(notice(page)).toContainText('다 보냈습니다', RUN);
  await expect.soft(notice(page)).not.toContainText('UNREAD');
  await expectPageWorks(page);
});

/** Everything that a run could leave for the next one. */
const leftovers = [
  "setInterval(() => console.log('LEFT by a timer'), 200);",
  "setInterval(() => { throw new Error('LEFT by an error'); }, 200);",
  "document.body.insertAdjacentHTML('beforeend', '<p>LEFT in the page</p>');",
  "Array.prototype.toReversed = () => ['LEFT in a prototype']; document.title = 'LEFT in the title';",
  "addEventListener('message', () => console.log('LEFT by a listener'));",
  "globalThis.kept = 'LEFT in a global'; window.name = 'LEFT in the name';",
];

test('every run has a new frame, in which nothing is left of the last one', {
  tag: '@smoke',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await openTarget(page);
  await attack(page, leftovers.join('\n'));
  await expectTried(page);
  await expect(notice(page)).toContainText('LEFT by an error');
  await runEdit(
    page,
    `import { useEffect, useState } from 'react';
import { Text } from 'react-native';
export default function Next() {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((turns) => turns + 1), 50);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => { if (turns === 1) console.log('NEXT RUNS'); }, [turns]);
  const kept = [globalThis.kept, window.name, document.title, ...[1].toReversed()].join(' ');
  return <Text>{(turns > 10 ? '끝' : '새') + ' 화면 ' + kept}</Text>;
}`,
  );
  const screen = screenOf(example(page));
  await expect(screen.getByText('끝 화면')).toBeVisible(RUN);
  await expect(screen.getByText('LEFT')).toHaveCount(0);
  await expect(example(page)).toHaveAttribute('data-state', 'running');
  await expect(example(page).locator('iframe')).toHaveCount(1);
  await expect(notice(page)).toHaveText('NEXT RUNS');
});

test('the last screen stays visible while the next one renders, and when it fails', {
  tag: '@smoke',
}, async ({ page }) => {
  await openTarget(page);
  await expectRunsAgain(page);
  await runEdit(page, 'export default function Bad() { throw new Error("망가졌습니다"); }');
  await expect(notice(page)).toContainText('망가졌습니다', RUN);
  await expect(screenOf(example(page)).getByText('다시 됩니다')).toBeVisible();
  await expect(example(page).locator('iframe')).toHaveCount(1);
});
