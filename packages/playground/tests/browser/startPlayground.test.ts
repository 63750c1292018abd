// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveEdit } from '../../src/browser/share/saveEdit.ts';
import { type Playground, startPlayground } from '../../src/browser/startPlayground.ts';
import {
  actionOf,
  drawnFrame,
  placeExample,
  placePhone,
  playBrowser,
  source,
  WAIT,
} from '../support/examplePage.tsx';
import { framesIn } from '../support/fakeFrame.ts';

vi.mock('../../src/browser/editor/Editor.ts', async () => {
  const { editorModule } = await import('../support/fakeEditorModule.ts');
  return editorModule;
});

/** The reader reaches for a phone. */
const reach = (phone: Element, type = 'focusin') =>
  phone.dispatchEvent(new Event(type, { bubbles: true }));

/** What a browser throws when a module does not come. */
const unfetched = new TypeError('Failed to fetch dynamically imported module');

let playground: Playground | undefined;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  playBrowser();
});

afterEach(() => {
  playground?.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the phones of a page', () => {
  it('end nothing with an error that their page waits for when it is left', async () => {
    placeExample('Badge.left');
    const failed = vi.fn();
    playground = startPlayground(async () => ({ base: '/docs/' }));
    playground.phone('Badge.left').catch(failed);
    playground.stop();
    document.body.innerHTML = '';
    await vi.dynamicImportSettled();
    expect(failed).not.toHaveBeenCalled();
  });

  it.each(['pointermove', 'focusin', 'click'])(
    'start when their reader reaches for them, each once, with settings that are loaded then: %s',
    async (type) => {
      const reached = placeExample('Badge.reached');
      const other = placePhone('Badge.other');
      const settings = vi.fn(async () => ({ base: '/docs/' }));
      playground = startPlayground(settings);
      reach(document.body, type);
      expect(settings).not.toHaveBeenCalled();
      reach(reached.querySelector('[data-body]') ?? reached, type);
      const fake = await drawnFrame(reached);
      expect(fake.element.getAttribute('src')).toBe('/docs/preview/index.html');
      reach(reached, type);
      expect(framesIn(reached)).toHaveLength(1);
      expect(framesIn(other)).toHaveLength(0);
    },
  );

  it('leave a reader alone who scrolls with a finger, or whose pointer is on the code', () => {
    const root = placeExample('Badge.basic');
    const settings = vi.fn(async () => ({}));
    playground = startPlayground(settings);
    const move = new Event('pointermove', { bubbles: true });
    root.dispatchEvent(Object.assign(move, { pointerType: 'touch' }));
    reach(root.querySelector('code') ?? document.body, 'pointermove');
    expect(settings).not.toHaveBeenCalled();
  });

  it('start by a press alone for a reader who saves data', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    const root = placePhone('Badge.basic');
    const settings = vi.fn(async () => ({}));
    playground = startPlayground(settings);
    reach(root, 'pointermove');
    expect(settings).not.toHaveBeenCalled();
    reach(root, 'click');
    await drawnFrame(root);
  });

  it('show their tools and the way in at once, and do what is pressed before they have started', async () => {
    const root = placeExample('Badge.basic');
    playground = startPlayground({});
    expect(root.dataset.state).toBe('idle');
    expect(root.querySelector('[data-enter]')?.hasAttribute('hidden')).toBe(false);
    const edit = actionOf(root, 'edit');
    edit.click();
    await vi.waitFor(() => expect(edit.textContent).toBe('편집 닫기'), WAIT);
  });

  it('start at once where their reader has edited them before', async () => {
    saveEdit('Badge.basic', source.replace('안녕', '잘 가'));
    const root = placeExample('Badge.basic');
    playground = startPlayground({});
    const fake = await drawnFrame(root);
    expect(fake.last('run')?.code).toContain('잘 가');
  });

  it('show their pictures also where the page was put in place by script', () => {
    const root = placeExample('Badge.basic');
    playground = startPlayground({});
    expect(root.querySelector('[data-poster]')?.shadowRoot?.textContent).toContain('그림');
    expect(root.querySelector('template[shadowrootmode]')).toBeNull();
  });

  it('end with the page, also one that was still on its way', async () => {
    const running = placePhone('Badge.running');
    const starting = placePhone('Badge.starting');
    playground = startPlayground({});
    reach(running);
    await drawnFrame(running);
    playground.stop();
    await vi.waitFor(() => expect(framesIn(running)).toHaveLength(0));
    let give: (settings: object) => void = () => undefined;
    const settings = vi.fn(
      () =>
        new Promise<object>((resolve) => {
          give = resolve;
        }),
    );
    playground = startPlayground(settings);
    reach(starting);
    await vi.waitFor(() => expect(settings).toHaveBeenCalled());
    playground.stop();
    give({});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(framesIn(starting)).toHaveLength(0);
  });

  it('of a reader who is offline say so, and start by themselves when the line is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const root = placePhone('Badge.basic');
    const settings = vi.fn(async () => ({})).mockRejectedValueOnce(unfetched);
    const onUnloaded = vi.fn();
    playground = startPlayground(settings, { onUnloaded });
    reach(root);
    await vi.waitFor(() => expect(onUnloaded).toHaveBeenCalledOnce());
    expect(framesIn(root)).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    await drawnFrame(root);
    expect(root.dataset.state).toBe('running');
  });

  it('tell the page once when the server does not send their code, and all start on its word', async () => {
    const phones = [placePhone('Badge.basic'), placePhone('Badge.loud')];
    const settings = vi.fn(async () => ({})).mockRejectedValueOnce(unfetched);
    const onUnloaded = vi.fn();
    playground = startPlayground(settings, { onUnloaded });
    for (const root of phones) {
      reach(root);
    }
    await vi.waitFor(() => expect(onUnloaded).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(phones.flatMap(framesIn)).toHaveLength(0);
    expect(onUnloaded).toHaveBeenCalledOnce();
    onUnloaded.mock.calls[0]?.[0]();
    await Promise.all(phones.map((root) => drawnFrame(root)));
    expect(settings).toHaveBeenCalledTimes(2);
  });

  it('load their code again where a reader presses one, whose page has closed its message', async () => {
    const [reached, pressed] = [placePhone('Badge.basic'), placePhone('Badge.loud')];
    const settings = vi.fn(async () => ({})).mockRejectedValueOnce(unfetched);
    settings.mockRejectedValueOnce(unfetched);
    const onUnloaded = vi.fn();
    playground = startPlayground(settings, { onUnloaded });
    reach(reached, 'pointermove');
    await vi.waitFor(() => expect(onUnloaded).toHaveBeenCalled());
    reach(pressed, 'pointermove');
    reach(pressed, 'click');
    await vi.waitFor(() => expect(onUnloaded).toHaveBeenCalledTimes(2));
    reach(pressed, 'click');
    await Promise.all([reached, pressed].map((root) => drawnFrame(root)));
    expect(settings).toHaveBeenCalledTimes(3);
  });

  it('say nothing to a page that came after theirs', async () => {
    const root = placePhone('Badge.basic');
    let fail: (error: Error) => void = () => undefined;
    const settings = vi.fn(
      () =>
        new Promise<object>((_resolve, reject) => {
          fail = reject;
        }),
    );
    const onUnloaded = vi.fn();
    playground = startPlayground(settings, { onUnloaded });
    reach(root);
    await vi.waitFor(() => expect(settings).toHaveBeenCalled());
    playground.stop();
    fail(unfetched);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onUnloaded).not.toHaveBeenCalled();
  });

  it('come into sight and start where a link has code for them', async () => {
    const root = placeExample('Badge.basic');
    root.scrollIntoView = vi.fn();
    history.replaceState(null, '', '#play=Badge.basic:AAAA');
    playground = startPlayground({});
    expect(root.scrollIntoView).toHaveBeenCalled();
    await drawnFrame(root);
  });
});

describe('a phone in the hands of the page', () => {
  it('starts when it is asked for, with the code that the page holds', async () => {
    const root = placePhone('Badge.basic');
    playground = startPlayground({});
    const handle = await playground.phone('Badge.basic');
    const fake = await drawnFrame(root);
    await handle.untilLoaded();
    expect(root.dataset.state).toBe('running');
    const pressed = handle.press('열기');
    const press = fake.last('press');
    expect(press?.label).toBe('열기');
    fake.says({ type: 'pressed', id: press?.id, found: true });
    expect(await pressed).toBe(true);
  });

  it('runs compiled code with text of it replaced, without a compiler', async () => {
    const root = placePhone('Badge.basic');
    playground = startPlayground({});
    const handle = await playground.phone(root);
    const first = await drawnFrame(root);
    const outcome = handle.runOriginal((code) => code.replace('built', 'patched'));
    const second = await drawnFrame(root, first);
    expect(await outcome).toEqual({ state: 'running' });
    expect(second.last('run')?.code).toBe('patched');
  });

  it('is the one that is asked for, of two with the same example', async () => {
    const [first, second] = [placePhone('Badge.basic'), placePhone('Badge.basic')];
    playground = startPlayground({});
    await playground.phone('Badge.basic');
    await drawnFrame(first);
    expect(framesIn(second)).toEqual([]);
    await playground.phone(second);
    await drawnFrame(second);
  });

  it('takes the colour mode of where it stands', async () => {
    const root = placePhone('Badge.basic');
    root.style.setProperty('color-scheme', 'dark');
    playground = startPlayground({});
    await playground.phone(root);
    expect((await drawnFrame(root)).last('env')?.env.theme).toBe('dark');
  });

  it('is an error that says what to do where the page has none of that name', async () => {
    playground = startPlayground({});
    await expect(playground.phone('Badge.none')).rejects.toThrow(/"Badge\.none".*<Phone>/);
  });

  it('is an error that names the part where the markup lacks one', async () => {
    const root = placePhone('Badge.basic');
    root.querySelector('[data-notice]')?.remove();
    playground = startPlayground({});
    await expect(playground.phone('Badge.basic')).rejects.toThrow(/Badge\.basic.*\[data-notice\]/);
  });
});
