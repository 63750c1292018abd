// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import type { SwatchGroup } from '../../src/shared/swatch.ts';
import { en } from '../../src/shared/text/en.ts';
import {
  actionOf,
  controls,
  drawnFrame,
  noticeOf,
  placeExample,
  playBrowser,
  source,
} from '../support/examplePage.tsx';
import { FakeEditor } from '../support/fakeEditor.ts';
import type { FakeFrame } from '../support/fakeFrame.ts';

const palette: SwatchGroup[] = [
  { name: 'primary', swatches: [{ name: 'primary.50', light: '#aabbcc', dark: '#112233' }] },
  { name: 'text', swatches: [{ name: 'body', light: '#000000', dark: '#ffffff' }] },
];
const loadSwatches = vi.fn(async (_tokens: string | undefined) => palette);
const { host } = en;
let editor: FakeEditor | undefined;
let running: RunningExample;
let root: HTMLElement;
let frame: FakeFrame;

vi.mock('../../src/browser/Editor.ts', () => ({
  editorStyles: '',
  openEditor: (
    ...[code, text, label, , onChange]: [HTMLElement, string, string, boolean, () => void]
  ) => {
    editor = new FakeEditor(code, text, label, onChange);
    return editor;
  },
}));

/** A field of the form: a choice by its value, any other by its name. */
function field(name: string, value?: string): HTMLInputElement {
  const fields = [...root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const found = fields.find((input) => value === undefined || input.value === value);
  if (!found) {
    throw new Error(`The form has no ${name} ${value ?? ''}`);
  }
  return found;
}

/** The reader changes a field; resolves with the code that runs then. */
async function change(input: HTMLInputElement, value: string | boolean): Promise<string> {
  if (typeof value === 'boolean') {
    input.checked = value;
  } else {
    input.value = value;
  }
  input.dispatchEvent(new Event('input', { bubbles: true }));
  frame = await drawnFrame(root, frame);
  return running.handle.source;
}

const colorOf = (name: string) => root.querySelector<HTMLDetailsElement>(`[data-color="${name}"]`);
const shownColor = (name: string) => colorOf(name)?.querySelector('[data-value]')?.textContent;

/** The reader opens the choice of a colour. */
async function openColor(name: string) {
  colorOf(name)?.dispatchEvent(new Event('toggle'));
  return vi.waitFor(() => {
    const choice = colorOf(name)?.querySelector('[role="radiogroup"]');
    if (!choice) {
      throw new Error('No choice has come.');
    }
    return choice;
  });
}

beforeEach(async () => {
  sessionStorage.clear();
  document.documentElement.style.colorScheme = '';
  document.body.innerHTML = '<table><tr id="prop-Badge-count"><th>count</th></tr></table>';
  editor = undefined;
  loadSwatches.mockClear();
  playBrowser();
  root = placeExample('Badge.basic', [controls]);
  running = startExample(root, { loadSwatches });
  frame = await drawnFrame(root);
  await running.settled;
});

afterEach(() => {
  running.stop();
  vi.unstubAllGlobals();
});

describe('a field beside an example', () => {
  it('writes a choice into the code, which then runs and can be seen', async () => {
    const code = await change(field('tone', 'loud'), true);
    expect(code).toBe(source.replace('calm', 'loud'));
    expect(frame.last('run')?.code).toContain('loud');
    expect(editor?.getSource()).toBe(code);
    expect(actionOf(root, 'reset').hidden).toBe(false);
  });

  it('writes numbers, words and switches as code does', async () => {
    expect(await change(field('count'), '5')).toContain('count={5}');
    expect(root.querySelector('output')?.value).toBe('5');
    expect(await change(field('label'), '말 "끝"')).toContain(String.raw`label={"말 \"끝\""}`);
    expect(await change(field('isOn'), true)).toContain('<Badge isOn');
  });

  it('takes away what says no more than the default', async () => {
    await change(field('isOn'), true);
    expect(await change(field('isOn'), false)).toBe(source);
    await change(field('label'), '가');
    expect(await change(field('label'), '')).toBe(source);
  });

  it('follows what is written by hand', async () => {
    actionOf(root, 'edit').click();
    await vi.waitFor(() => expect(editor).toBeDefined());
    editor?.writesAndPauses(source.replace('calm', 'loud').replace('{3}', '{7}'));
    await vi.waitFor(() => expect(field('tone', 'loud').checked).toBe(true));
    expect(field('count').value).toBe('7');
  });

  it('says so when the code has no place for it any more', async () => {
    actionOf(root, 'edit').click();
    await vi.waitFor(() => expect(editor).toBeDefined());
    const bare = 'export default function A() { return null; }';
    editor?.writesAndPauses(bare);
    frame = await drawnFrame(root, frame);
    field('count').dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.noPlace('Badge')));
    expect(running.handle.source).toBe(bare);
  });

  it('sends nothing to a server when its reader presses Enter', () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    root.querySelector('[data-controls]')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('the table of a page', () => {
  it('leads from the row of a prop to its field, once', () => {
    const links = document.querySelectorAll<HTMLAnchorElement>('#prop-Badge-count [data-try]');
    expect(links).toHaveLength(1);
    expect(links[0]?.textContent).toBe(host.tryProp);
    expect(root.querySelector(links[0]?.getAttribute('href') ?? '')?.contains(field('count'))).toBe(
      true,
    );
  });

  it('has one link to a field that two examples of the page have', () => {
    const second = startExample(placeExample('Badge.other', [controls]), {});
    expect(document.querySelectorAll('#prop-Badge-count [data-try]')).toHaveLength(1);
    second.stop();
  });
});

describe('the choice of a colour', () => {
  it('loads the palette of its prop when it is first opened, and no sooner', async () => {
    expect(loadSwatches).not.toHaveBeenCalled();
    const choice = await openColor('color');
    expect(loadSwatches.mock.calls).toEqual([['Tone']]);
    const names = [...choice.querySelectorAll('input')].map((radio) =>
      radio.getAttribute('aria-label'),
    );
    expect(names).toEqual([host.notGiven, 'primary.50', 'body']);
  });

  it('writes a name where the prop takes names', async () => {
    await openColor('color');
    expect(await change(field('color', 'primary.50'), true)).toContain('color="primary.50"');
    expect(shownColor('color')).toBe('primary.50');
  });

  it('writes the colour of the mode where the prop takes any', async () => {
    await openColor('border');
    expect(await change(field('border', 'primary.50'), true)).toContain('border="#aabbcc"');
    expect(shownColor('border')).toBe('primary.50');
    document.documentElement.style.colorScheme = 'dark';
    expect(await change(field('border', 'body'), true)).toContain('border="#ffffff"');
  });

  it('takes the colour away again', async () => {
    await openColor('color');
    await change(field('color', 'body'), true);
    expect(await change(field('color', ''), true)).toBe(source);
    expect(shownColor('color')).toBe(host.notGiven);
  });

  it('shows a colour that is written by hand, also one the palette lacks', async () => {
    await openColor('color');
    actionOf(root, 'edit').click();
    await vi.waitFor(() => expect(editor).toBeDefined());
    editor?.writesAndPauses(source.replace('<Badge', '<Badge color="body"'));
    await vi.waitFor(() => expect(shownColor('color')).toBe('body'));
    expect(field('color', 'body').checked).toBe(true);
    editor?.writesAndPauses(source.replace('<Badge', '<Badge color="#123456"'));
    await vi.waitFor(() => expect(shownColor('color')).toBe('#123456'));
    expect(root.querySelector('input[name="color"]:checked')).toBeNull();
  });
});
