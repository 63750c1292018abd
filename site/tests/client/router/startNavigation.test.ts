// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInFull } from '../../../src/client/router/history.ts';
import { putOnScreen, routePage } from '../../support/routePage.ts';

vi.stubEnv('BASE_URL', '/zs-ui/');
// jsdom cannot open another page.
vi.mock('../../../src/client/router/history.ts', async (load) => ({
  ...(await load<object>()),
  openInFull: vi.fn(),
}));

/** What the server answers, by path. */
const pages = new Map<string, () => Response>();
const asked = vi.fn();

const links =
  '<a id="b" href="/zs-ui/docs/b/">b</a><a id="part" href="#part">part</a><a id="file" href="/zs-ui/a.pdf">file</a><h2 id="part">part</h2>';
const pageOf = (name: string, head = '') =>
  routePage({ title: name, main: `<h1>${name}</h1>${links}`, head });
const heading = () => document.querySelector('h1')?.textContent;
const notice = () => document.querySelector('[data-route-notice] p')?.textContent;

/** Clicks; returns whether the router took the click from the browser. */
function click(id: string, init: MouseEventInit = {}): boolean {
  let isTaken = false;
  const last = (event: Event) => {
    isTaken = event.defaultPrevented;
    // jsdom cannot open another page.
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return isTaken;
}

beforeAll(async () => {
  history.replaceState(null, '', '/zs-ui/docs/a/');
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  HTMLElement.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(url, location.href);
    asked(pathname, init?.cache);
    return pages.get(pathname)?.() ?? new Response(pageOf('404'), { status: 404 });
  });
  const { startNavigation } = await import('../../../src/client/router/startNavigation.ts');
  startNavigation();
});

beforeEach(async () => {
  pages.clear();
  putOnScreen(pageOf('a'));
  for (const name of ['a', 'b']) {
    pages.set(`/zs-ui/docs/${name}/`, () => new Response(pageOf(name)));
  }
  asked.mockClear();
  vi.mocked(openInFull).mockClear();
});

afterEach(async () => {
  // Back to where every test begins.
  if (location.pathname !== '/zs-ui/docs/a/') {
    document.body.insertAdjacentHTML('beforeend', '<a id="home" href="/zs-ui/docs/a/">a</a>');
    click('home');
    await vi.waitFor(() => expect(heading()).toBe('a'));
  }
});

describe('A click on a link', () => {
  test('shows the page in place, with its address, title and focus', async () => {
    expect(click('b')).toBe(true);
    await vi.waitFor(() => expect(heading()).toBe('b'));
    expect(location.pathname).toBe('/zs-ui/docs/b/');
    expect(document.title).toBe('b');
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
    expect(document.querySelector('[data-announcer]')?.textContent).toContain('b');
  });

  test.each([
    ['with Ctrl', 'b', { ctrlKey: true }],
    ['with Shift', 'b', { shiftKey: true }],
    ['with the middle button', 'b', { button: 1 }],
    ['on a file', 'file', {}],
  ])('%s is left to the browser', async (_how, id, init) => {
    expect(click(id, init)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  test('starts from the address that the page itself has written', async () => {
    click('b');
    await vi.waitFor(() => expect(heading()).toBe('b'));
    // As the search page writes what is typed.
    history.pushState(null, '', '?q=foo');
    click('part');
    await vi.waitFor(() => expect(location.hash).toBe('#part'));
    expect(location.search).toBe('?q=foo');
    asked.mockClear();
    click('b');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/zs-ui/docs/b/', 'no-cache'));
    await vi.waitFor(() => expect(location.search).toBe(''));
  });

  test('leaves Back and Forward between queries of a page to the page', async () => {
    click('b');
    await vi.waitFor(() => expect(heading()).toBe('b'));
    history.pushState(null, '', '?q=foo');
    asked.mockClear();
    for (const [step, query] of [
      [-1, ''],
      [1, '?q=foo'],
    ] as const) {
      const came = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.go(step);
      await came;
      expect(location.search).toBe(query);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  test('that another script has answered is left alone', () => {
    const button = document.getElementById('b');
    button?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('b');
    expect(asked).not.toHaveBeenCalled();
  });

  test('to a part of the page moves there without asking for the page', async () => {
    click('part');
    await vi.waitFor(() => expect(location.hash).toBe('#part'));
    expect(document.activeElement?.id).toBe('part');
    expect(asked).not.toHaveBeenCalled();
  });

  test('after another one shows the later page alone', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal(
      'fetch',
      vi.fn(fetch).mockImplementationOnce(async (_url, init) => {
        await held;
        init?.signal?.throwIfAborted();
        return new Response(pageOf('slow'));
      }),
    );
    document.body.insertAdjacentHTML('beforeend', '<a id="slow" href="/zs-ui/docs/slow/">s</a>');
    click('slow');
    await new Promise((resolve) => setTimeout(resolve));
    click('b');
    await vi.waitFor(() => expect(heading()).toBe('b'));
    release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heading()).toBe('b');
    expect(notice()).toBe('');
  });
});

test('the last of two clicks in one moment wins while Back waits for its page', async () => {
  click('b');
  await vi.waitFor(() => expect(heading()).toBe('b'));
  const going = vi.spyOn(history, 'go');
  pages.set('/zs-ui/docs/a/', () => new Promise<never>(() => undefined) as never);
  const came = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await came;
  for (const name of ['first', 'last']) {
    pages.set(`/zs-ui/docs/${name}/`, () => new Response(pageOf(name)));
    const link = `<a id="${name}" href="/zs-ui/docs/${name}/">${name}</a>`;
    document.body.insertAdjacentHTML('beforeend', link);
  }
  click('first');
  click('last');
  await vi.waitFor(() => expect(heading()).toBe('last'));
  expect(going.mock.calls).toEqual([[1]]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(heading()).toBe('last');
  expect(location.pathname).toBe('/zs-ui/docs/last/');
  going.mockRestore();
  pages.set('/zs-ui/docs/a/', () => new Response(pageOf('a')));
});

describe('A page that does not come', () => {
  test('leaves page and address as they are, and says why and what to do', async () => {
    pages.set('/zs-ui/docs/b/', () => new Response('', { status: 502 }));
    click('b');
    await vi.waitFor(() => expect(notice()).toBe('서버 오류(502)로 페이지를 열지 못했습니다.'));
    expect(heading()).toBe('a');
    expect(location.pathname).toBe('/zs-ui/docs/a/');
    pages.set('/zs-ui/docs/b/', () => new Response(pageOf('b')));
    document.querySelector<HTMLElement>('[data-route-notice] button')?.click();
    await vi.waitFor(() => expect(heading()).toBe('b'));
  });

  test('at first is loaded once more past every cache, and opened by the browser', async () => {
    const answers = [new Response('', { status: 502 }), new Response(pageOf('b'))];
    pages.set('/zs-ui/docs/b/', () => answers.shift() as Response);
    click('b');
    await vi.waitFor(() => expect(openInFull).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls).toEqual([
      ['/zs-ui/docs/b/', 'no-cache'],
      ['/zs-ui/docs/b/', 'reload'],
    ]);
    expect(vi.mocked(openInFull).mock.calls[0]?.[0].pathname).toBe('/zs-ui/docs/b/');
    expect(heading()).toBe('a');
    expect(notice()).toBe('');
  });

  test('is asked for twice a click, no more', async () => {
    pages.set('/zs-ui/docs/b/', () => new Response('', { status: 503 }));
    for (const [times, press] of [
      [2, () => click('b')],
      [4, () => document.querySelector<HTMLElement>('[data-route-notice] button')?.click()],
    ] as const) {
      press();
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
      await vi.waitFor(() => expect(notice()).toContain('서버 오류(503)'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(asked).toHaveBeenCalledTimes(times);
    }
    expect(openInFull).not.toHaveBeenCalled();
  });

  test('with its styles is not opened without them', async () => {
    const head = '<link rel="stylesheet" href="/zs-ui/b.css">';
    pages.set('/zs-ui/docs/b/', () => new Response(pageOf('b', head)));
    pages.set('/zs-ui/b.css', () => new Response('', { status: 503 }));
    click('b');
    await vi.waitFor(() => expect(notice()).toContain('서버 오류(503)'));
    expect(openInFull).not.toHaveBeenCalled();
    expect(heading()).toBe('a');
  });

  test('through a fault of the site itself is left to the browser, and the fault logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    pages.set('/zs-ui/docs/b/', () => new Response(pageOf('b')));
    vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementationOnce(() => {
      throw new TypeError('fault');
    });
    click('b');
    await vi.waitFor(() => expect(openInFull).toHaveBeenCalled());
    expect(notice()).toBe('');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'fault' }));
    logged.mockRestore();
  });
});

test('a page that is missing is shown as the site shows it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="none" href="/zs-ui/docs/none/">x</a>');
  click('none');
  await vi.waitFor(() => expect(heading()).toBe('404'));
});

test('Escape ends the wait for a page', async () => {
  let signal: AbortSignal | undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(fetch).mockImplementationOnce((_url, init) => {
      signal = init?.signal as AbortSignal;
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal?.reason)),
      );
    }),
  );
  click('b');
  await vi.waitFor(() => expect(signal).toBeDefined());
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  expect(heading()).toBe('a');
  expect(notice()).toBe('');
});

test('a page that was fetched ahead and comes after Escape is not shown', async () => {
  let answer = (_response: Response) => {};
  vi.stubGlobal(
    'fetch',
    vi.fn(fetch).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  );
  const { prefetch } = await import('../../../src/client/router/pages.ts');
  prefetch(new URL('/zs-ui/docs/b/', location.href));
  click('b');
  await new Promise((resolve) => setTimeout(resolve));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  answer(new Response(pageOf('b')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heading()).toBe('a');
  expect(location.pathname).toBe('/zs-ui/docs/a/');
});
