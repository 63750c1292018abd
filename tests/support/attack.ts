import { expect, type Locator, type Page } from '@playwright/test';
import { openPhone, phone } from './phones.ts';

/** Page and example that the attacks of the tests are written into. */
export const target = { path: 'docs/UiComponent/ZSPressable/', name: 'ZSPressable.basic' };

/** How long a busy machine may take for a run. */
export const RUN = { timeout: 30_000 };

/**
 * An example that runs hostile statements once it has drawn, then says how they ended: `결과 뚫림`
 * when they ran to their end, `결과 막힘` with the error's name when they threw. The statements may
 * call `tell(text)` and `await`.
 */
export const hostileExample = (statements: string) => `import { useEffect, useState } from 'react';
import { Text, TextInput } from 'react-native';
export default function Attack() {
  const [told, tell] = useState('');
  useEffect(() => {
    const attempt = async () => {
      ${statements}
    };
    attempt().then(() => tell('뚫림'), (error) => tell('막힘 ' + error.name));
  }, []);
  return <><Text>{'결과 ' + told}</Text><TextInput aria-label="칸" /></>;
}`;

/** An expression that runs attacks at once, each by itself: a promise of how each of them ended. */
export const attackTogether = (attacks: Readonly<Record<string, string>>) => {
  const attempts = Object.entries(attacks).map(
    ([name, statements]) =>
      `(async () => {\n${statements}\n})().then(() => '뚫림', (error) => '막힘 ' + error.name).then((end) => [${JSON.stringify(name)}, end])`,
  );
  return `Promise.all([${attempts.join(',\n')}]).then(Object.fromEntries)`;
};

/** An example that is one field, `칸`. */
export const fieldExample = `import { TextInput } from 'react-native';
export default function Field() { return <TextInput aria-label="칸" />; }`;

/** A statement that puts HTML into the frame's page. */
export const html = (markup: string) =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)});`;

/** Opens the page and waits until its example runs. */
export async function openTarget(page: Page): Promise<void> {
  await page.goto(target.path);
  await openPhone(page, target.name);
}

/**
 * Puts code in place of the example's own, as a reader would. What stood before is marked, so that
 * state and screen after an edit are never taken from the run before it.
 */
export async function runEdit(page: Page, source: string): Promise<void> {
  const example = phone(page, target.name);
  const editor = example.getByRole('textbox', { name: /코드/ });
  if (!(await editor.isVisible())) {
    await example.getByRole('button', { name: '편집', exact: true }).click();
  }
  await example.evaluate((root) => {
    root.dataset.state = 'edited';
    root.querySelector<HTMLElement>('iframe[data-drawn]')?.setAttribute('data-before', '');
  });
  await editor.fill(source);
}

/** Runs hostile statements as an edit of the example. */
export async function attack(page: Page, statements: string): Promise<void> {
  await runEdit(page, hostileExample(statements));
}

/** The end of the attack that runs now. */
function endOfAttack(page: Page): Locator {
  const screen = phone(page, target.name).frameLocator('iframe[data-drawn]:not([data-before])');
  return screen.getByText(/결과 (뚫림|막힘)/);
}

/** Waits until the attack has been tried, whatever came of it. */
export async function expectTried(page: Page): Promise<void> {
  await expect(endOfAttack(page)).toBeVisible(RUN);
}

/** Waits until an attack was tried: in vain, or with the end of the example. */
export async function expectTriedOrStopped(page: Page): Promise<void> {
  const example = phone(page, target.name);
  const isOver = async () =>
    (await example.getAttribute('data-state')) === 'stuck' || (await endOfAttack(page).count()) > 0;
  await expect.poll(isOver, RUN).toBe(true);
}
