// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REST_MS } from '../../src/browser/controls/startControls.ts';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import type { SwatchGroup } from '../../src/shared/swatch.ts';
import { ko } from '../../src/shared/text/ko.ts';
import {
  actionOf,
  drawnFrame,
  noticeOf,
  placeExample,
  placePreset,
  placeTable,
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
const { host } = ko;
let editor: FakeEditor | undefined;
let running: RunningExample;
let root: HTMLElement;
let table: HTMLElement;
let preset: HTMLInputElement;
let frame: FakeFrame;

vi.mock('../../src/browser/editor/Editor.ts', () => ({
  editorStyles: '',
  openEditor: (
    ...[code, text, label, , onChange]: [HTMLElement, string, string, boolean, () => void]
  ) => {
    editor = new FakeEditor(code, text, label, onChange);
    return editor;
  },
}));

/** A field of the table: a choice by its value, any other by its name. */
function field(name: string, value?: string): HTMLInputElement {
  const fields = [...table.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const found = fields.find((input) => value === undefined || input.value === value);
  if (!found) {
    throw new Error(`The table has no ${name} ${value ?? ''}`);
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
  return running.player.source;
}

const colorOf = (name: string) => table.querySelector<HTMLDetailsElement>(`[data-color="${name}"]`);
const shownColor = (name: string) => colorOf(name)?.querySelector('[data-value]')?.textContent;

/** The code in reading view, and its marked lines. */
const listed = () => root.querySelector('pre')?.textContent;
const marked = () => [...root.querySelectorAll('.highlighted')].map((line) => line.textContent);

const resetOf = (name: string) =>
  table.querySelector<HTMLButtonElement>(`[data-reset="${name}"]`) ?? table;

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
  document.body.innerHTML = '';
  editor = undefined;
  loadSwatches.mockClear();
  playBrowser();
  root = placeExample('Badge.basic');
  table = placeTable('Badge.basic');
  preset = placePreset('Badge.basic', { tone: 'loud', count: 9 });
  running = startExample(root, { loadSwatches });
  frame = await drawnFrame(root);
  await running.settled;
});

afterEach(() => {
  running.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a field in a table', () => {
  it('writes a choice into the code, which then runs and can be seen', async () => {
    const code = await change(field('tone', 'loud'), true);
    expect(code).toBe(source.replace('calm', 'loud'));
    expect(frame.last('run')?.code).toContain('loud');
    expect(listed()).toBe(code);
    expect(marked()).toEqual([code.split('\n')[1]]);
    expect(editor, 'the reader stays in reading view').toBeUndefined();
    expect(actionOf(root, 'reset').hidden).toBe(false);
  });

  it('says the line that it changed, after a rest, and that it took it back', async () => {
    vi.useFakeTimers();
    const said = () => root.querySelector('.zs-play-said')?.textContent;
    await change(field('count'), '4');
    const code = await change(field('count'), '5');
    const line = code.split('\n').find((text) => text.includes('count={5}'));
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(said()).toBe(host.changed(line?.trim() ?? ''));
    resetOf('count').click();
    frame = await drawnFrame(root, frame);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(said()).toBe(host.restored('count'));
  });

  it('writes numbers, words and switches as code does', async () => {
    expect(await change(field('count'), '5')).toContain('count={5}');
    expect(table.querySelector('output')?.value).toBe('5');
    expect(await change(field('label'), '말 "끝"')).toContain(String.raw`label={"말 \"끝\""}`);
    expect(await change(field('isOn'), true)).toContain('<Badge isOn');
  });

  it('takes away what says no more than the default', async () => {
    await change(field('isOn'), true);
    expect(await change(field('isOn'), false)).toBe(source);
    await change(field('label'), '가');
    expect(await change(field('label'), '')).toBe(source);
  });

  it('offers to go back to the value of the example, and only while it has another one', async () => {
    expect(resetOf('count').hidden).toBe(true);
    await change(field('count'), '5');
    await change(field('tone', 'loud'), true);
    expect(resetOf('count').hidden).toBe(false);
    expect(resetOf('label').hidden).toBe(true);
    resetOf('count').click();
    frame = await drawnFrame(root, frame);
    expect(running.player.source).toBe(source.replace('calm', 'loud'));
    await vi.waitFor(() => expect(document.activeElement).toBe(field('count')));
    expect(field('count').value).toBe('3');
    expect(resetOf('count').hidden).toBe(true);
    resetOf('tone').click();
    frame = await drawnFrame(root, frame);
    expect(listed()).toBe(source);
    expect(marked()).toEqual([]);
    expect(field('tone', 'calm').checked).toBe(true);
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
    expect(running.player.source).toBe(bare);
  });

  it('sends nothing to a server when its reader presses Enter', () => {
    expect(table.getAttribute('method'), 'a form that only closes a dialog').toBe('dialog');
  });
});

describe('a preset in a text', () => {
  it('sets its values together, as their fields do, and takes them back', async () => {
    await change(field('label'), '가');
    const set = await change(preset, true);
    expect(set).toMatch(/label="가".*tone="loud".*count=\{9\}|tone="loud" count=\{9\}.*label="가"/);
    await vi.waitFor(() => expect(field('count').value).toBe('9'));
    await change(field('count'), '5');
    await vi.waitFor(() => expect(preset.checked).toBe(false));
    await change(field('count'), '9');
    await vi.waitFor(() => expect(preset.checked).toBe(true));
    expect(await change(preset, false)).toContain('tone="calm" count={3}');
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
    expect(table.querySelector('input[name="color"]:checked')).toBeNull();
  });
});

describe('a field that its reader changes before the script has come', () => {
  it('is written into the code once it has', async () => {
    running.stop();
    document.body.innerHTML = '';
    root = placeExample('Badge.basic');
    table = placeTable('Badge.basic');
    field('isOn').checked = true;
    running = startExample(root, { loadSwatches });
    await vi.waitFor(() => expect(running.player.source).toContain('<Badge isOn'));
  });
});
