import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './tab.ts';

/** A command of WebDriver by its path below the session. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: object,
) => Promise<unknown>;

/** Keys without a letter, as the specification of WebDriver codes them. */
const KEY_CODES: Readonly<Record<string, string>> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Alt: '\ue00a',
  Escape: '\ue00c',
  Space: ' ',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Meta: '\ue03d',
};

/** What drivers say of a frame that goes while it is read. */
const GONE = /no such (frame|window)/;

/** Calls a function of a page, whatever it throws, for `execute/async`. */
function toScript(act: (...args: never[]) => unknown): string {
  return `const args = [...arguments], done = args.pop();
    new Promise((resolve) => resolve((${act})(...args)))
      .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
}

/** A key goes down after those it is held with, and up before them. */
function toKeyActions(chord: string) {
  const keys = chord === '+' ? ['+'] : chord.split('+');
  const values = keys.map((key) => KEY_CODES[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}

/** Runs in the page: what an input method makes a browser do, which WebDriver has no command for. */
function composeByEvents(states: string[]): void {
  const field = document.activeElement as HTMLInputElement;
  const before = field.value;
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const composition = (name: string, data: string) =>
    field.dispatchEvent(new CompositionEvent(name, { data, bubbles: true }));
  composition('compositionstart', '');
  for (const data of states) {
    composition('compositionupdate', data);
    type?.set?.call(field, before + data);
    const inputType = 'insertCompositionText';
    field.dispatchEvent(
      new InputEvent('input', { data, inputType, isComposing: true, bubbles: true }),
    );
  }
}

/** Runs in the page: the middle of an element once it stands still, as something that opens does not. */
async function middleAtRest(selector: string): Promise<number[]> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  let middle: number[] = [];
  let before: number[];
  do {
    before = middle;
    // WebKit tells where the element was before it was scrolled to until two frames are drawn.
    for (let frames = 0; frames < 2; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const box = element?.getBoundingClientRect();
    middle = box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : [];
  } while (String(middle) !== String(before));
  return middle;
}

/** Makes a tab of a session of WebDriver. */
export function webDriverTab(send: Send, end: () => Promise<void>): Tab {
  const evaluate: Tab['evaluate'] = async (act, ...args) => {
    const result = (await send('POST', '/execute/async', { script: toScript(act), args })) as
      | { value: never }
      | { error: string }
      | null;
    // Firefox, of a frame that is replaced while the script waits.
    if (!result) {
      throw new Error('no such frame: it was replaced');
    }
    if ('error' in result) {
      throw new Error(result.error);
    }
    return result.value;
  };
  const perform = (actions: object[]) => send('POST', '/actions', { actions });

  return {
    evaluate,
    async open(address) {
      await send('POST', '/url', { url: address });
    },
    async resize(width, height) {
      // A window is larger than its page, by as much as only the page can tell.
      for (let tries = 0; tries < 20; tries++) {
        const rest = await evaluate(() => [
          outerWidth - innerWidth,
          outerHeight - innerHeight,
          innerWidth,
          innerHeight,
        ]);
        if (rest[2] === width && rest[3] === height) {
          return;
        }
        const [x = 0, y = 0] = rest;
        await send('POST', '/window/rect', { x: 0, y: 0, width: width + x, height: height + y });
        await wait(50);
      }
      throw new Error(`The window cannot be ${width} x ${height} pixels.`);
    },
    async evaluateInFrame(selector, act, ...args) {
      const index = await evaluate(
        (frame) => [...document.querySelectorAll('iframe')].findIndex((one) => one.matches(frame)),
        selector,
      );
      if (index < 0) {
        return;
      }
      try {
        await send('POST', '/frame', { id: index });
        return await evaluate(act, ...args);
      } catch (error) {
        if (!GONE.test(String(error))) {
          throw error;
        }
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    async press(...chords) {
      for (const chord of chords) {
        await perform([{ type: 'key', id: 'keyboard', actions: toKeyActions(chord) }]);
      }
    },
    async compose(states) {
      await evaluate(composeByEvents, [...states]);
    },
    async click(selector) {
      const [x, y] = await evaluate(middleAtRest, selector);
      if (x === undefined) {
        throw new Error(`Nothing to press: ${selector}`);
      }
      await perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    async reload() {
      await send('POST', '/refresh', {});
    },
    async screenshot() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64');
    },
    close: end,
  };
}
