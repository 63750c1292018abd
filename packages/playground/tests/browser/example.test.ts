// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toShareHash } from '../../src/browser/shareLink.ts';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import { en } from '../../src/shared/text/en.ts';
import { ko } from '../../src/shared/text/ko.ts';
import {
  actionOf,
  drawnFrame,
  newestFrame,
  noticeOf,
  placeExample,
  playBrowser,
  source,
} from '../support/examplePage.tsx';
import { FakeEditor } from '../support/fakeEditor.ts';
import { framesIn } from '../support/fakeFrame.ts';

const { host } = en;
const edited = source.replace('안녕', '잘 가');
const copied = vi.fn<(text: string) => Promise<void>>();
let editor: FakeEditor | undefined;
let editorFails = false;
let running: RunningExample | undefined;

vi.mock('../../src/browser/Editor.ts', () => ({
  openEditor: (
    ...[code, text, label, , onChange]: [HTMLElement, string, string, boolean, () => void]
  ) => {
    if (editorFails) {
      throw new Error('offline');
    }
    editor = new FakeEditor(code, text, label, onChange);
    return editor;
  },
}));

/** Starts an example of the page. */
function start(settings: Parameters<typeof startExample>[1] = {}) {
  const root = placeExample('Badge.basic');
  running = startExample(root, settings);
  return { root, ...running };
}

/** Starts an example and lets it draw, as its file has it. */
async function startDrawn(settings: Parameters<typeof startExample>[1] = {}) {
  const started = start(settings);
  const fake = await drawnFrame(started.root);
  await started.settled;
  return { ...started, fake };
}

/** Opens the editor of an example. */
async function openEditor(root: HTMLElement): Promise<FakeEditor> {
  actionOf(root, 'edit').click();
  return vi.waitFor(() => {
    if (!editor) {
      throw new Error('No editor has come.');
    }
    return editor;
  });
}

beforeEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  editor = undefined;
  editorFails = false;
  sessionStorage.clear();
  copied.mockReset().mockResolvedValue(undefined);
  playBrowser();
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
});

afterEach(() => {
  running?.stop();
  vi.unstubAllGlobals();
});

describe('an example of a page', () => {
  it('runs what the build made of it', async () => {
    const { root, fake, handle } = await startDrawn();
    expect(fake.last('run')).toEqual({ type: 'run', name: 'Badge.basic', code: 'built' });
    expect(root.dataset.state).toBe('running');
    expect(handle.source).toBe(source);
    expect(noticeOf(root).textContent).toBe('');
  });

  it('calls its screen by its name, in the language of the page', async () => {
    const { fake, root } = await startDrawn({ text: ko });
    expect(fake.element.title).toBe(ko.host.phone('Badge.basic'));
    expect(root.querySelector('.zs-play-enter')?.getAttribute('aria-label')).toBe(
      ko.host.enter('Badge.basic'),
    );
  });

  it('takes its frame from below the base of the site', async () => {
    const { fake } = await startDrawn({ base: '/docs/' });
    expect(fake.element.getAttribute('src')).toBe('/docs/preview/index.html');
  });

  it('says that it could not be loaded, and loads again on a press', async () => {
    let isOnline = false;
    playBrowser(() => (isOnline ? new Response('built') : new Response('', { status: 503 })));
    const { root, settled } = start();
    expect(await settled).toEqual({ state: 'unloaded' });
    expect(framesIn(root)).toEqual([]);
    expect(noticeOf(root).textContent).toContain(host.loadFailed);
    isOnline = true;
    noticeOf(root).querySelector('button')?.click();
    await drawnFrame(root);
    expect(root.dataset.state).toBe('running');
    expect(noticeOf(root).textContent).toBe('');
  });

  it('shows what it writes to the console, the last few lines, and links it would open', async () => {
    const { root, fake } = await startDrawn();
    for (let line = 1; line <= 12; line++) {
      fake.says({ type: 'console', level: line === 12 ? 'warn' : 'log', text: `줄 ${line}` });
    }
    const lines = [...noticeOf(root).children].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(8);
    expect(lines.slice(-2)).toEqual(['줄 11', 'warn: 줄 12']);
    fake.says({ type: 'link', href: 'https://example.com/' });
    const link = noticeOf(root).querySelector('a');
    expect(link?.href).toBe('https://example.com/');
    expect(link?.rel).toContain('noopener');
  });

  it('never takes what an example says for markup', async () => {
    const { root, fake } = await startDrawn();
    const attack = '<img src=x onerror=alert(1)>';
    fake.says({ type: 'console', level: 'log', text: attack });
    expect(noticeOf(root).textContent).toBe(attack);
    fake.says({ type: 'error', message: attack });
    expect(noticeOf(root).textContent).toBe(attack);
    expect(noticeOf(root).querySelector('img')).toBeNull();
  });

  it('says why it was stopped, and runs again on a press', async () => {
    const { root, fake } = await startDrawn();
    fake.loads();
    fake.loads();
    expect(root.dataset.state).toBe('stuck');
    expect(noticeOf(root).textContent).toContain(host.stopped.left);
    noticeOf(root).querySelector('button')?.click();
    await drawnFrame(root);
    expect(root.dataset.state).toBe('running');
  });

  it('is gone with its page', async () => {
    const { root, stop } = await startDrawn();
    stop();
    expect(framesIn(root)).toEqual([]);
  });
});

describe('a reader who edits', () => {
  it('sees their code run, and can start over', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    expect(field.getSource()).toBe(source);
    expect(actionOf(root, 'edit').textContent).toBe(host.editDone);
    expect(actionOf(root, 'reset').hidden).toBe(true);
    field.writesAndPauses(edited);
    const next = await drawnFrame(root, fake);
    expect(next.last('run')?.code).toContain('잘 가');
    expect(actionOf(root, 'reset').hidden).toBe(false);
    actionOf(root, 'reset').click();
    const again = await drawnFrame(root, next);
    expect(again.last('run')?.code).toBe('built');
    expect(root.querySelector('textarea')).toBeNull();
    expect(root.querySelector('pre')?.hidden).toBe(false);
    expect(actionOf(root, 'reset').hidden).toBe(true);
  });

  it('reads the line of a mistake, and keeps the last good screen', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    field.writesAndPauses('const a = 1;\nconst = 2;');
    await vi.waitFor(() => expect(root.dataset.state).toBe('failed'));
    expect(noticeOf(root).textContent).toContain(host.line(2));
    expect(framesIn(root)).toEqual([fake.element]);
  });

  it('gets the page as it was when they close it without a change', async () => {
    const { root } = await startDrawn();
    await openEditor(root);
    actionOf(root, 'edit').click();
    expect(root.querySelector('textarea')).toBeNull();
    expect(root.querySelector('pre')?.hidden).toBe(false);
    expect(actionOf(root, 'edit').getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps changed code in sight when they close it, to be read only', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    field.writes(edited);
    actionOf(root, 'edit').click();
    expect(field.field.isConnected).toBe(true);
    expect(field.field.readOnly).toBe(true);
    const next = await drawnFrame(root, fake);
    expect(next.last('run')?.code, 'what was typed last is not lost').toContain('잘 가');
    actionOf(root, 'edit').click();
    expect(field.field.readOnly).toBe(false);
  });

  it('sees the line of a fault marked, in the code and while it runs, until it runs well', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    field.writesAndPauses('export default function A() {\n  return (;\n}');
    await vi.waitFor(() => expect(field.marked).toBe(2));
    field.writesAndPauses(edited);
    const next = await newestFrame(root, fake);
    expect(field.marked).toBeUndefined();
    next.says({ type: 'error', message: 'x', line: 7 });
    expect(field.marked).toBe(7);
  });

  it('is told of a prop that no component takes, on its line, while the code runs', async () => {
    const known = { module: 'made-up-ui', components: { Badge: ['tone', 'count'] } };
    const { root, fake } = await startDrawn({ text: ko, loadProps: async () => known });
    const field = await openEditor(root);
    field.writesAndPauses(source.replace('tone=', 'tnoe='));
    const next = await drawnFrame(root, fake);
    expect(noticeOf(root).textContent).toBe(
      "2행: Badge에는 'tnoe' 속성이 없습니다. 'tone' 속성을 쓰려고 했습니까?",
    );
    expect(field.marked).toBe(2);
    expect(root.dataset.state).toBe('running');
    field.writesAndPauses(edited);
    await drawnFrame(root, next);
    expect(noticeOf(root).textContent).toBe('');
  });

  it('runs all the same when what components take cannot be had', async () => {
    const { root, fake } = await startDrawn({
      loadProps: () => Promise.reject(new TypeError('offline')),
    });
    (await openEditor(root)).writesAndPauses(edited);
    expect((await drawnFrame(root, fake)).last('run')?.code).toContain('잘 가');
  });

  it('is told when the editor cannot come', async () => {
    editorFails = true;
    const { root } = await startDrawn();
    actionOf(root, 'edit').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.editorFailed));
    expect(root.querySelector('pre')?.hidden).toBe(false);
  });
});

describe('a reader who leaves the page and comes back in the same visit', () => {
  /** The page goes and comes again. */
  const comeBack = () => {
    running?.stop();
    document.body.innerHTML = '';
    editor = undefined;
    return start();
  };

  it('finds what they wrote, in sight and running, with the way back to the example', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writesAndPauses(edited);
    await drawnFrame(root, fake);
    const again = comeBack();
    const next = await drawnFrame(again.root);
    expect(next.last('run')?.code).toContain('잘 가');
    expect(again.root.querySelector('textarea')?.value).toBe(edited);
    const reset = actionOf(again.root, 'reset');
    expect(reset.hidden).toBe(false);
    reset.click();
    await drawnFrame(again.root, next);
    const last = await drawnFrame(comeBack().root);
    expect(last.last('run')?.code, 'nothing is kept after it').toBe('built');
  });

  it('finds what they typed last, before it ran', async () => {
    const { root } = await startDrawn();
    (await openEditor(root)).writes(edited);
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toContain('잘 가');
  });

  it('finds it on the page that they left, where the address was that of the next one by then', async () => {
    const { root } = await startDrawn();
    (await openEditor(root)).writes(edited);
    history.replaceState(null, '', '/next/');
    const other = await drawnFrame(comeBack().root);
    expect(other.last('run')?.code).toBe('built');
    history.replaceState(null, '', '/');
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toContain('잘 가');
  });

  it('finds the example where the editor cannot come: nothing runs out of sight', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writesAndPauses(edited);
    await drawnFrame(root, fake);
    editorFails = true;
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toBe('built');
  });

  it('does not find the code of a link that they ran: it runs on their press alone', async () => {
    const made = await toShareHash({ name: 'Badge.basic', source: edited });
    location.hash = 'hash' in made ? made.hash : '';
    const { root, settled } = start();
    await settled;
    noticeOf(root).querySelector('button')?.click();
    await drawnFrame(root);
    history.replaceState(null, '', '/');
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toBe('built');
  });
});

describe('a reader who takes the code with them', () => {
  it('copies what they wrote, before it runs', async () => {
    const { root } = await startDrawn();
    (await openEditor(root)).writes(edited);
    actionOf(root, 'copy').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.copied));
    expect(copied).toHaveBeenCalledWith(edited);
  });

  it('is told when their browser does not let them', async () => {
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { root } = await startDrawn();
    actionOf(root, 'copy').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.notCopied));
  });

  it('shares a link that opens the same code', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writes(edited);
    actionOf(root, 'share').click();
    await drawnFrame(root, fake);
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.shared));
    const { readShareHash } = await import('../../src/browser/shareLink.ts');
    const { hash } = new URL(copied.mock.calls[0]?.[0] ?? '');
    expect(await readShareHash(hash)).toEqual({ name: 'Badge.basic', source: edited });
  });

  it('finds the link in the address bar when it cannot be copied', async () => {
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { root } = await startDrawn();
    actionOf(root, 'share').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.shareFailed));
    expect(location.hash).toMatch(/^#play=Badge\.basic:/);
  });

  it('is told why code cannot be shared', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writesAndPauses(`${edited} // \u202e`);
    await drawnFrame(root, fake);
    actionOf(root, 'share').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.unshareable.hidden));
    expect(copied).not.toHaveBeenCalled();
  });

  it('saves what they wrote as an app, and learns how it runs', async () => {
    const saved = vi.fn<(archive: Blob) => string>(() => '#archive');
    URL.createObjectURL = saved;
    const files = (code: string) => ({ 'App.tsx': 'app', 'Example.tsx': code });
    const { root, fake } = await startDrawn({
      loadApp: async () => ({ files, commands: ['npm install', 'npx expo start'], note: '기기' }),
    });
    (await openEditor(root)).writes(edited);
    actionOf(root, 'app').click();
    await drawnFrame(root, fake);
    await vi.waitFor(() => expect(noticeOf(root).textContent).toContain('기기'));
    expect(noticeOf(root).textContent).toContain(host.appSaved('Badge-basic.zip'));
    expect(noticeOf(root).querySelector('code')?.textContent).toBe('npm install\nnpx expo start');
    const archive = await saved.mock.calls[0]?.[0].text();
    expect(archive).toContain('Badge-basic/Example.tsx');
    expect(archive).toContain(edited);
  });

  it('is told when the app cannot be made', async () => {
    const loadApp = async () => Promise.reject(new TypeError('offline'));
    const { root } = await startDrawn({ loadApp });
    actionOf(root, 'app').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.appFailed));
  });
});

describe('a link with code', () => {
  const follow = async (code: string, name = 'Badge.basic') => {
    const made = await toShareHash({ name, source: code });
    history.replaceState(null, '', 'hash' in made ? made.hash : '');
    const started = start();
    await started.settled;
    return started;
  };

  it('shows the code and runs it only when its reader says so', async () => {
    const { root } = await follow(edited);
    expect(editor?.getSource()).toBe(edited);
    expect(root.dataset.state).toBe('unread');
    expect(noticeOf(root).textContent).toContain(host.fromLink);
    expect(framesIn(root)).toEqual([]);
    noticeOf(root).querySelector('button')?.click();
    const fake = await drawnFrame(root);
    expect(fake.last('run')?.code).toContain('잘 가');
  });

  it('does not run by anything else that its reader does to it', async () => {
    const { root } = await follow(edited);
    editor?.writesAndPauses(`${edited}\n`);
    actionOf(root, 'copy').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toContain(host.copied));
    actionOf(root, 'edit').click();
    actionOf(root, 'edit').click();
    expect(framesIn(root)).toEqual([]);
    const run = noticeOf(root).querySelector('button');
    expect(run?.textContent, 'the way to run it stays').toBe(host.run);
    run?.click();
    const fake = await newestFrame(root);
    expect(fake.last('run')?.code).toContain('잘 가');
  });

  it('gives way to the example when its reader starts over', async () => {
    const { root, handle } = await follow(edited);
    actionOf(root, 'reset').click();
    const fake = await drawnFrame(root);
    expect(fake.last('run')?.code).toBe('built');
    expect(handle.source).toBe(source);
    expect(editor?.field.isConnected).toBe(false);
  });

  it('leaves an example of another name alone', async () => {
    const made = await toShareHash({ name: 'Other.basic', source: edited });
    history.replaceState(null, '', 'hash' in made ? made.hash : '');
    const { fake } = await startDrawn();
    expect(fake.last('run')?.code).toBe('built');
  });

  it('that is broken brings the example as it is, and says so', async () => {
    history.replaceState(null, '', '#play=Badge.basic:AAAA');
    const { root, settled } = start();
    const fake = await drawnFrame(root);
    await settled;
    expect(fake.last('run')?.code).toBe('built');
    expect(noticeOf(root).textContent).toBe(host.badLink.broken);
  });

  it('is not opened inside another site', async () => {
    const made = await toShareHash({ name: 'Badge.basic', source: edited });
    history.replaceState(null, '', 'hash' in made ? made.hash : '');
    vi.stubGlobal('top', {});
    const { root, settled } = start();
    await drawnFrame(root);
    await settled;
    expect(noticeOf(root).textContent).toBe(host.badLink.framed);
    expect(editor).toBeUndefined();
  });
});

describe('a script that holds an example', () => {
  it('runs code of its own, and hears of every state', async () => {
    const { root, fake, handle } = await startDrawn();
    const states: string[] = [];
    const end = handle.onState((state) => states.push(state));
    const outcome = handle.setCode(edited);
    const next = await drawnFrame(root, fake);
    expect(await outcome).toEqual({ state: 'running' });
    expect(handle.source).toBe(edited);
    expect(states).toEqual(['loading', 'running']);
    end();
    next.says({ type: 'error', message: 'x' });
    expect(states).toHaveLength(2);
    expect(handle.state).toBe('failed');
  });

  it('writes values into the code', async () => {
    const { root, fake, handle } = await startDrawn();
    const outcome = handle.setProps('Badge', { tone: 'loud', count: undefined });
    await drawnFrame(root, fake);
    expect(await outcome).toEqual({ state: 'running' });
    expect(handle.source).toBe(source.replace(' count={3}', '').replace('calm', 'loud'));
  });

  it('learns that the code has no such place', async () => {
    const { handle } = await startDrawn();
    expect(await handle.setProps('Sheet', { a: 1 })).toEqual({
      state: 'failed',
      message: host.noPlace('Sheet'),
    });
    expect(handle.source).toBe(source);
  });

  it('learns what is wrong with its code', async () => {
    const { handle } = await startDrawn();
    expect(await handle.setCode('const = 1;')).toMatchObject({ state: 'failed', line: 1 });
  });

  it('changes the device, one thing after another', async () => {
    const { root, fake, handle } = await startDrawn();
    handle.setDevice({ theme: 'dark' });
    handle.setDevice({ shape: 'unfolded' });
    expect(fake.last('env')?.env).toMatchObject({ theme: 'dark', unfolded: true });
    expect(root.querySelector<HTMLElement>('[data-body]')?.dataset.shape).toBe('unfolded');
  });

  it('is told of two runs at once that the newer one counts', async () => {
    const { root, fake, handle } = await startDrawn();
    await openEditor(root);
    const first = handle.setCode(edited);
    const second = handle.setCode(source);
    await drawnFrame(root, fake);
    expect(await Promise.all([first, second])).toEqual([
      { state: 'replaced' },
      { state: 'running' },
    ]);
  });
});
