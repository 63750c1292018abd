// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Playground, startPlayground } from '../../src/browser/startPlayground.ts';
import {
  drawnFrame,
  placeExample,
  placePhone,
  playBrowser,
  source,
} from '../support/examplePage.tsx';
import { framesIn } from '../support/fakeFrame.ts';

/** What watches the page, and what it is asked to watch. */
const watched = new Set<Element>();
let come: (element: Element) => void = () => undefined;

class FakeObserver {
  constructor(seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    come = (target) => {
      if (watched.has(target)) {
        seen([{ isIntersecting: true, target }]);
      }
    };
  }
  observe = (element: Element) => watched.add(element);
  unobserve = (element: Element) => watched.delete(element);
  disconnect = () => watched.clear();
}

/** What a browser throws when a module does not come. */
const unfetched = new TypeError('Failed to fetch dynamically imported module');

let playground: Playground | undefined;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  watched.clear();
  playBrowser();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  playground?.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the phones of a page', () => {
  it('start when they come near, each once, with settings that are loaded then', async () => {
    const near = placeExample('Badge.near');
    const far = placePhone('Badge.far');
    const settings = vi.fn(async () => ({ base: '/docs/' }));
    playground = startPlayground(settings);
    expect(settings).not.toHaveBeenCalled();
    come(near);
    const fake = await drawnFrame(near);
    expect(fake.element.getAttribute('src')).toBe('/docs/preview/index.html');
    come(near);
    expect(framesIn(near)).toHaveLength(1);
    expect(framesIn(far)).toHaveLength(0);
  });

  it('wait for the work of the page', async () => {
    const root = placePhone('Badge.basic');
    let isDone: () => void = () => undefined;
    const waitFor = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          isDone = resolve;
        }),
    );
    playground = startPlayground({}, { waitFor });
    come(root);
    await vi.waitFor(() => expect(waitFor).toHaveBeenCalled());
    expect(framesIn(root)).toHaveLength(0);
    isDone();
    await drawnFrame(root);
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
    come(running);
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
    come(starting);
    await vi.waitFor(() => expect(settings).toHaveBeenCalled());
    playground.stop();
    give({});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(framesIn(starting)).toHaveLength(0);
  });

  it('of a reader who is offline start when the line is back, without a word', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const root = placePhone('Badge.basic');
    const settings = vi.fn(async () => ({})).mockRejectedValueOnce(unfetched);
    const onUnloaded = vi.fn();
    playground = startPlayground(settings, { onUnloaded });
    come(root);
    await vi.waitFor(() => expect(settings).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(framesIn(root)).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    await drawnFrame(root);
    expect(root.dataset.state).toBe('running');
    expect(onUnloaded).not.toHaveBeenCalled();
  });

  it('tell the page once when the server does not send their code, and all start on its word', async () => {
    const phones = [placePhone('Badge.basic'), placePhone('Badge.loud')];
    const settings = vi.fn(async () => ({})).mockRejectedValueOnce(unfetched);
    const onUnloaded = vi.fn();
    playground = startPlayground(settings, { onUnloaded });
    for (const root of phones) {
      come(root);
    }
    await vi.waitFor(() => expect(onUnloaded).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(phones.flatMap(framesIn)).toHaveLength(0);
    expect(onUnloaded).toHaveBeenCalledOnce();
    onUnloaded.mock.calls[0]?.[0]();
    await Promise.all(phones.map((root) => drawnFrame(root)));
    expect(settings).toHaveBeenCalledTimes(2);
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
    come(root);
    await vi.waitFor(() => expect(settings).toHaveBeenCalled());
    playground.stop();
    fail(unfetched);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onUnloaded).not.toHaveBeenCalled();
  });

  it('come into sight where a link has code for them', () => {
    const root = placeExample('Badge.basic');
    root.scrollIntoView = vi.fn();
    history.replaceState(null, '', '#play=Badge.basic:AAAA');
    playground = startPlayground({});
    expect(root.scrollIntoView).toHaveBeenCalled();
  });
});

describe('a phone in the hands of the page', () => {
  it('starts when it is asked for, with the code that the page holds', async () => {
    const root = placePhone('Badge.basic');
    playground = startPlayground({});
    const handle = await playground.phone('Badge.basic');
    expect(handle.element).toBe(root);
    expect(handle.source).toBe(source);
    const fake = await drawnFrame(root);
    expect(handle.state).toBe('running');
    const pressed = handle.press('열기');
    const press = fake.last('press');
    expect(press?.label).toBe('열기');
    fake.says({ type: 'pressed', id: press?.id, found: true });
    expect(await pressed).toBe(true);
  });

  it('runs code, and what its file has again, without any editor', async () => {
    const root = placePhone('Badge.basic');
    playground = startPlayground({});
    const handle = await playground.phone('Badge.basic');
    const first = await drawnFrame(root);
    const outcome = handle.setProps('Badge', { tone: 'loud' });
    const second = await drawnFrame(root, first);
    expect(await outcome).toEqual({ state: 'running' });
    expect(second.last('run')?.code).toContain('loud');
    handle.reset();
    const third = await drawnFrame(root, second);
    expect(third.last('run')?.code).toBe('built');
  });

  it('runs compiled code with text of it replaced, without a compiler', async () => {
    const root = placePhone('Badge.basic');
    playground = startPlayground({});
    const handle = await playground.phone(root);
    const first = await drawnFrame(root);
    const outcome = handle.patchCode((code) => code.replace('built', 'patched'));
    const second = await drawnFrame(root, first);
    expect(await outcome).toEqual({ state: 'running' });
    expect(second.last('run')?.code).toBe('patched');
    expect(handle.source).toBe(source);
  });

  it('is the one that is asked for, of two with the same example', async () => {
    const [first, second] = [placePhone('Badge.basic'), placePhone('Badge.basic')];
    playground = startPlayground({});
    expect((await playground.phone('Badge.basic')).element).toBe(first);
    expect((await playground.phone(second)).element).toBe(second);
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
