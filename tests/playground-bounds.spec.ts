import { expect, type Page, test } from '@playwright/test';
import {
  attack,
  expectRunsAgain,
  expectTried,
  hostileExample,
  openTarget,
  RUN,
  runEdit,
  target,
} from './support/attack.ts';
import { phone, screenOf } from './support/phones.ts';

const example = (page: Page) => phone(page, target.name);
const notice = (page: Page) => example(page).locator('[data-notice]');

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
