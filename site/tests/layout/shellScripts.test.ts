// @vitest-environment jsdom
// What the scripts of every page do: colour mode, menu, copying.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scrollIntoBox } from '../../src/layout/shell/scrollIntoBox.ts';
import { startColorMode } from '../../src/layout/shell/startColorMode.ts';
import { startMenu } from '../../src/layout/shell/startMenu.ts';
import { codeOf, startCopy } from '../../src/layout/ui/startCopy.ts';

/** A media query whose answer a test changes. */
function media(matches: boolean) {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  const query = {
    matches,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    change(now: boolean) {
      query.matches = now;
      for (const listener of listeners) {
        listener({ matches: now });
      }
    },
  };
  return query;
}

/** Listeners on the document are those of one test. */
let heard: Parameters<typeof document.addEventListener>[] = [];
let windowHeard: Parameters<typeof addEventListener>[] = [];

function start(script: () => void): void {
  const onDocument = vi.spyOn(document, 'addEventListener');
  const onWindow = vi.spyOn(window, 'addEventListener');
  script();
  heard = [...onDocument.mock.calls] as typeof heard;
  windowHeard = [...onWindow.mock.calls];
  onDocument.mockRestore();
  onWindow.mockRestore();
}

afterEach(() => {
  for (const [type, listener, options] of heard) {
    document.removeEventListener(type, listener as EventListener, options);
  }
  for (const [type, listener] of windowHeard) {
    removeEventListener(type, listener);
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Colour mode', () => {
  const root = document.documentElement;
  let system: ReturnType<typeof media>;
  const shown = () => `${root.dataset.mode} ${root.dataset.theme}`;
  const press = () => document.querySelector('button')?.click();

  function open({ follows, mode }: { follows: boolean; mode: string }): void {
    system = media(false);
    vi.stubGlobal('matchMedia', () => system);
    localStorage.clear();
    root.dataset.mode = mode;
    root.dataset.theme = mode;
    root.toggleAttribute('data-follow-system', follows);
    document.body.innerHTML = '<button data-color-mode-toggle><b>x</b></button><i></i>';
    start(startColorMode);
  }

  test('goes from light to dark and back, and is remembered', () => {
    open({ follows: false, mode: 'light' });
    press();
    expect([shown(), localStorage.getItem('theme')]).toEqual(['dark dark', 'dark']);
    press();
    expect([shown(), localStorage.getItem('theme')]).toEqual(['light light', 'light']);
  });

  test('goes on to the system where the site follows it, which is no choice to remember', () => {
    open({ follows: true, mode: 'light' });
    press();
    press();
    expect([shown(), localStorage.getItem('theme')]).toEqual(['system light', null]);
    system.change(true);
    expect(shown()).toBe('system dark');
    press();
    expect(shown()).toBe('light light');
    system.change(false);
    expect(shown()).toBe('light light');
  });

  test.each([
    ['in another tab', () => new StorageEvent('storage', { key: 'theme' })],
    [
      'before Back brought this page',
      () => new PageTransitionEvent('pageshow', { persisted: true }),
    ],
  ])('follows what was chosen %s', (_where, event) => {
    open({ follows: false, mode: 'light' });
    localStorage.setItem('theme', 'dark');
    dispatchEvent(event());
    expect(shown()).toBe('dark dark');
    localStorage.setItem('theme', 'purple');
    dispatchEvent(event());
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    expect(shown()).toBe('dark dark');
  });

  test('changes by its button alone', () => {
    open({ follows: false, mode: 'light' });
    document.querySelector('i')?.click();
    expect(shown()).toBe('light light');
  });
});

describe('Menu', () => {
  let wide: ReturnType<typeof media>;
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
  const toggle = (newState: string, id = 'site-menu') =>
    document
      .getElementById(id)
      ?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));

  beforeEach(() => {
    wide = media(false);
    vi.stubGlobal('matchMedia', () => wide);
    vi.useFakeTimers();
    document.body.innerHTML =
      '<a id="skip"></a><div data-frame><div id="site-menu" popover></div><div id="other" popover></div><div id="page" data-page></div></div><footer id="foot"></footer>';
    start(startMenu);
  });

  test('lets nobody use the page under it while it is open, once its focus was told', () => {
    toggle('open');
    vi.advanceTimersToNextFrame();
    expect(inert(), 'Orca looks for its last place').toEqual([]);
    vi.advanceTimersToNextFrame();
    expect(inert()).toEqual(['skip', 'page', 'foot']);
    toggle('closed');
    expect(inert()).toEqual([]);
  });

  test('covers nothing once it has closed, nor as any other popover', () => {
    toggle('open');
    toggle('closed');
    toggle('open', 'other');
    vi.runAllTimers();
    expect(inert()).toEqual([]);
  });
});

describe('The mark of a list', () => {
  const box = (top: number) => {
    document.body.innerHTML = '<div><a aria-current="page">x</a></div>';
    const list = document.querySelector('div') as HTMLElement;
    list.getBoundingClientRect = () => ({ top: 100, bottom: 300 }) as DOMRect;
    (list.firstElementChild as HTMLElement).getBoundingClientRect = () =>
      ({ top, bottom: top + 20 }) as DOMRect;
    scrollIntoBox(list);
    return list.scrollTop;
  };

  test.each([
    ['below', 700, 510],
    ['in sight', 150, 0],
  ])('that stands %s is brought into the middle where it is out of sight', (_where, top, moved) => {
    expect(box(top)).toBe(moved);
  });

  test('that is missing moves nothing', () => {
    document.body.innerHTML = '<div></div>';
    expect(() => scrollIntoBox(document.querySelector('div') as HTMLElement)).not.toThrow();
  });
});

describe('Copying', () => {
  const frame =
    '<figure><pre><code><span class="line">const a = 1;\n</span><span class="line remove">const b = 2;\n</span><span class="line">const c = 3;\n</span></code></pre><button data-copy>복사</button></figure><div data-announcer></div>';
  const button = () => document.querySelector('button') as HTMLButtonElement;
  const said = () => document.querySelector('[data-announcer]')?.textContent;
  let copied: string[];

  async function press(): Promise<void> {
    button().click();
    await vi.waitFor(() => expect(button().dataset.state).toBeDefined());
  }

  beforeEach(() => {
    copied = [];
    vi.stubGlobal('navigator', {
      clipboard: {
        writeText: async (text: string) => {
          copied.push(text);
        },
      },
    });
    document.body.innerHTML = frame;
    start(startCopy);
  });

  test('takes the code of the frame without the lines that a diff takes away', async () => {
    await press();
    expect(copied).toEqual(['const a = 1;\nconst c = 3;']);
    expect(codeOf(document.querySelector('figure') as Element)).toBe(copied[0]);
    expect(button().dataset.state).toBe('done');
    expect(said()).toBe('복사했습니다');
  });

  test('says for a moment what came of it, then is the same button again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await press();
    expect(button().textContent).toBe('복사했습니다');
    button().click();
    expect(copied).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(button().textContent).toBe('복사');
    expect(button().dataset.state).toBeUndefined();
  });

  test('of a value keeps the name of its button', async () => {
    document.body.innerHTML =
      '<button data-copy-value="#ff9f06">orange</button><div data-announcer></div>';
    await press();
    expect(copied).toEqual(['#ff9f06']);
    expect(button().textContent).toBe('orange');
    expect(said()).toBe('#ff9f06 복사했습니다');
  });

  test('of a page takes its file', async () => {
    vi.stubGlobal('fetch', async () => new Response('# 제목\n'));
    document.body.innerHTML =
      '<button data-copy-file="/zs-ui/docs/a.md">복사</button><div data-announcer></div>';
    await press();
    expect(copied).toEqual(['# 제목\n']);
  });

  test.each([
    ['the file is missing', async () => new Response('', { status: 404 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that it failed when %s', async (_when, answer) => {
    vi.stubGlobal('fetch', answer);
    document.body.innerHTML =
      '<button data-copy-file="/zs-ui/docs/a.md">복사</button><div data-announcer></div>';
    await press();
    expect(copied).toEqual([]);
    expect(button().dataset.state).toBe('failed');
    expect(said()).toBe('복사하지 못했습니다. 직접 선택해 복사하세요.');
    expect(button().textContent).toBe('직접 선택해 복사하세요');
  });
});
