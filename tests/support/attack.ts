import { expect, type Locator, type Page } from '@playwright/test';
import { openPhone, phone, screenOf } from './phones.ts';

/** Page and example whose code the tests replace by attacks. */
export const target = { path: 'docs/UiComponent/ZSPressable/', name: 'ZSPressable.basic' };

/** Time that a run may take on a busy machine, as an option of Playwright. */
export const RUN = { timeout: 30_000 };

/** Time that the removal of a frame may take on a busy machine, as an option of Playwright. */
export const END = { timeout: 60_000 };

/**
 * Source of an example that runs hostile statements once it has rendered, then shows the result:
 * `결과 뚫림` when they completed, `결과 막힘` with the name of the error when they threw. The statements
 * may use `tell(text)`, which shows a text, and `await`.
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

/** Expression that runs attacks concurrently: a promise of the result of each. */
export const attackTogether = (attacks: Readonly<Record<string, string>>) => {
  const attempts = Object.entries(attacks).map(
    ([name, statements]) =>
      `(async () => {\n${statements}\n})().then(() => '뚫림', (error) => '막힘 ' + error.name).then((end) => [${JSON.stringify(name)}, end])`,
  );
  return `Promise.all([${attempts.join(',\n')}]).then(Object.fromEntries)`;
};

/** Source of an example with one field, `칸`. */
export const fieldExample = `import { TextInput } from 'react-native';
export default function Field() { return <TextInput aria-label="칸" />; }`;

/** Statement that inserts HTML into the document of the frame. */
export const html = (markup: string) =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)});`;

/** Opens the page and waits until its example runs. */
export async function openTarget(page: Page): Promise<void> {
  await page.goto(target.path);
  await openPhone(page, target.name);
}

/**
 * Replaces the code of the example by an edit. Marks the current frame, so that state and screen after
 * the edit are never those of the last run.
 */
export async function runEdit(page: Page, source: string): Promise<void> {
  const example = phone(page, target.name);
  const editor = example.getByRole('textbox', { name: /코드/ });
  if (!(await editor.isVisible())) {
    await example.getByRole('button', { name: /편집$/ }).click();
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

/** Result of the current attack. */
function endOfAttack(page: Page): Locator {
  const screen = phone(page, target.name).frameLocator('iframe[data-drawn]:not([data-before])');
  return screen.getByText(/결과 (뚫림|막힘)/);
}

/** Waits for the result of the attack, whichever it is. */
export async function expectTried(page: Page): Promise<void> {
  await expect(endOfAttack(page)).toBeVisible(RUN);
}

/** Waits for the result of the attack, or until the example was stopped. */
export async function expectTriedOrStopped(page: Page): Promise<void> {
  const example = phone(page, target.name);
  const isOver = async () =>
    (await example.getAttribute('data-state')) === 'stuck' || (await endOfAttack(page).count()) > 0;
  await expect.poll(isOver, RUN).toBe(true);
}

const goodExample = `import { Text } from 'react-native';
export default function Good() { return <Text>다시 됩니다</Text>; }`;

/** Expects that the example can be run again, by code that shows `다시 됩니다`. */
export async function expectRunsAgain(page: Page): Promise<void> {
  await runEdit(page, goodExample);
  const example = phone(page, target.name);
  await expect(example).toHaveAttribute('data-state', 'running', END);
  await expect(screenOf(example).getByText('다시 됩니다')).toBeVisible();
}
