import { afterEach, beforeEach, vi } from 'vitest';
import { toShareHash } from '../../src/browser/share/shareLink.ts';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import { actionOf, drawnFrame, placeExample, playBrowser, source, WAIT } from './examplePage.tsx';
import type { FakeEditor } from './fakeEditor.ts';
import { editing } from './fakeEditorModule.ts';

/** What a reader makes of the source of the example. */
export const edited = source.replace('안녕', '잘 가');

/** What is written to the clipboard. */
export const copied = vi.fn<(text: string) => Promise<void>>();

let running: RunningExample | undefined;

/** Starts an example of the page. */
export function start(settings: Parameters<typeof startExample>[1] = {}) {
  const root = placeExample('Badge.basic');
  running = startExample(root, settings);
  return { root, ...running };
}

/** Starts an example and lets it draw, as its file has it. */
export async function startDrawn(settings: Parameters<typeof startExample>[1] = {}) {
  const started = start(settings);
  const fake = await drawnFrame(started.root);
  await started.settled;
  return { ...started, fake };
}

/** Opens the editor of an example. */
export async function openEditor(root: HTMLElement): Promise<FakeEditor> {
  actionOf(root, 'edit').click();
  return vi.waitFor(() => {
    if (!editing.editor) {
      throw new Error('No editor has come.');
    }
    return editing.editor;
  }, WAIT);
}

/** The page goes, and comes again in the same visit. */
export function comeBack() {
  running?.stop();
  document.body.innerHTML = '';
  editing.editor = undefined;
  return start();
}

/** Puts a link with code into the address of the page. */
export async function shareAddress(code: string, name = 'Badge.basic'): Promise<void> {
  const made = await toShareHash({ name, source: code });
  history.replaceState(null, '', 'hash' in made ? made.hash : '');
}

/** Gives each test of a file a visit of its own, in a browser whose editor is played. */
export function setUpVisits(): void {
  beforeEach(() => {
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
    Object.assign(editing, { editor: undefined, fails: false });
    sessionStorage.clear();
    copied.mockReset().mockResolvedValue(undefined);
    playBrowser();
    // jsdom has none; a browser that denies the clipboard may deny this too.
    document.execCommand = () => false;
    vi.stubGlobal('navigator', { clipboard: { writeText: copied }, onLine: true });
  });
  afterEach(() => {
    running?.stop();
    vi.unstubAllGlobals();
  });
}
