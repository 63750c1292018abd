// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { startExample } from '../../src/browser/startExample.ts';
import { ko } from '../../src/shared/text/ko.ts';
import {
  drawnFrame,
  noticeOf,
  placeExample,
  playBrowser,
  source,
} from '../support/examplePage.tsx';
import { edited, openEditor, setUpVisits, start, startDrawn } from '../support/exampleVisit.ts';
import { framesIn } from '../support/fakeFrame.ts';

vi.mock('../../src/browser/editor/Editor.ts', async () => {
  const { editorModule } = await import('../support/fakeEditorModule.ts');
  return editorModule;
});

const { host } = ko;

setUpVisits();

describe('an example of a page', () => {
  it('runs what the build made of it', async () => {
    const { root, fake, player } = await startDrawn();
    expect(fake.last('run')).toEqual({ type: 'run', name: 'Badge.basic', code: 'built' });
    expect(root.dataset.state).toBe('running');
    expect(player.source).toBe(source);
    expect(noticeOf(root).textContent).toBe('');
  });

  it('takes its code from its data, whatever the site shows beside it', async () => {
    const root = placeExample('Badge.basic');
    for (const line of root.querySelectorAll('pre .line')) {
      line.prepend('1 ');
    }
    const { player, stop } = startExample(root, {});
    expect(player.source).toBe(source);
    stop();
  });

  it('calls its screen by its name, in the language of the page', async () => {
    const { fake } = await startDrawn();
    expect(fake.element.title).toBe(ko.host.phone('Badge.basic'));
  });

  it('takes its frame from below the base of the site', async () => {
    const { fake } = await startDrawn({ base: '/docs/' });
    expect(fake.element.getAttribute('src')).toBe('/docs/preview/index.html');
  });

  const failing = () => new Response('', { status: 503 });
  const breakingOff = () =>
    new Response(
      new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }),
    );

  it.each([
    { why: 'with the server failing', isOnline: true, answer: failing },
    {
      why: 'with the connection breaking off within the code',
      isOnline: true,
      answer: breakingOff,
    },
    { why: 'with the reader offline', isOnline: false, answer: failing },
  ])(
    'says why it could not be loaded $why, and loads again on a press',
    async ({ isOnline, answer }) => {
      let isWell = false;
      playBrowser(() => (isWell ? new Response('built') : answer()));
      vi.stubGlobal('navigator', { onLine: isOnline });
      const { root, settled } = start();
      expect(await settled).toEqual({ state: 'unloaded' });
      expect(framesIn(root)).toEqual([]);
      expect(root.dataset.state).toBe('unloaded');
      expect(noticeOf(root).textContent).toContain(host.loadFailed(isOnline));
      isWell = true;
      noticeOf(root).querySelector('button')?.click();
      await drawnFrame(root);
      expect(root.dataset.state).toBe('running');
      expect(noticeOf(root).textContent).toBe('');
    },
  );

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
    expect(noticeOf(root).textContent).toContain(attack);
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

describe('a script that holds an example', () => {
  const patched = (code: string) => code.replace('built', 'patched');

  it('runs a patch of its code, and hears when it is drawn', async () => {
    const { root, fake, player } = await startDrawn();
    const outcome = player.runOriginal(patched);
    const isLoaded = vi.fn();
    const loading = player.untilLoaded().then(isLoaded);
    await Promise.resolve();
    expect(isLoaded).not.toHaveBeenCalled();
    const next = await drawnFrame(root, fake);
    expect(await outcome).toEqual({ state: 'running' });
    await loading;
    next.says({ type: 'error', message: 'x' });
    expect(player.state).toBe('failed');
    await player.untilLoaded();
  });

  it('hears that the code does not come, without anybody running it again', async () => {
    playBrowser(() => new Response('', { status: 503 }));
    const { root, player } = start();
    await player.untilLoaded();
    expect(player.state).toBe('unloaded');
    expect(root.dataset.state).toBe('unloaded');
  });

  it('hears that the page of a frame does not come', async () => {
    const { root, fake, player } = await startDrawn();
    vi.useFakeTimers();
    const outcome = player.runOriginal(patched);
    await vi.advanceTimersByTimeAsync(0);
    const next = framesIn(root).at(-1);
    expect(next === fake.element).toBe(false);
    next?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(await outcome).toEqual({ state: 'unloaded' });
    expect(player.state).toBe('unloaded');
    expect(root.dataset.state).toBe('unloaded');
  });

  it('is told of code that came too late that newer code counts', async () => {
    let come: (response: Response) => void = () => undefined;
    playBrowser();
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          come = resolve;
        }),
    );
    const { root, player, settled } = start();
    (await openEditor(root)).writesAndPauses(edited);
    const fake = await drawnFrame(root);
    come(new Response('built'));
    expect(await settled).toEqual({ state: 'replaced' });
    expect(framesIn(root)).toEqual([fake.element]);
    expect(player.source).toBe(edited);
  });

  it('changes the device, one thing after another', async () => {
    const { root, fake, player } = await startDrawn();
    player.setDevice({ theme: 'dark' });
    player.setDevice({ shape: 'unfolded' });
    expect(fake.last('env')?.env).toMatchObject({ theme: 'dark', unfolded: true });
    expect(root.querySelector<HTMLElement>('[data-body]')?.dataset.shape).toBe('unfolded');
  });

  it('is told of two runs at once that the newer one counts', async () => {
    const { root, fake, player } = await startDrawn();
    const outcomes = [player.runOriginal(patched), player.runOriginal(patched)];
    await drawnFrame(root, fake);
    expect(await Promise.all(outcomes)).toEqual([{ state: 'replaced' }, { state: 'running' }]);
  });
});
