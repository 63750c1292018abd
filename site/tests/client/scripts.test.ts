// @vitest-environment jsdom
// Parts that scripts load on demand: comments.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPart } from '../../src/client/lazy/lazyPart.ts';
import { PAGE_EVENT } from '../../src/client/router/showPage.ts';
import { showComments } from '../../src/sections/blog/showComments.ts';

const openPage = (html: string) => {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_EVENT));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('Comments', () => {
  let end: () => void;
  const widget = () => document.querySelector<HTMLScriptElement>('[data-comments] script');
  const place =
    '<section><h2 hidden data-comments-heading>댓글</h2><div data-comments data-repo="a/b" data-repo-id="R"></div></section>';
  const heading = () => document.querySelector('h2') as HTMLElement;
  const speak = (origin: string, data: unknown) =>
    dispatchEvent(new MessageEvent('message', { origin, data }));

  beforeEach(() => {
    vi.stubEnv('DEV', false);
    document.documentElement.dataset.theme = 'dark';
    document.body.innerHTML = place;
    end = showComments(document.querySelector('[data-comments]') as HTMLElement);
  });
  afterEach(() => end());

  test('are fetched in the language and colours of the site', () => {
    expect(widget()?.src).toBe('https://giscus.app/client.js');
    expect(widget()?.dataset).toMatchObject({
      repo: 'a/b',
      repoId: 'R',
      theme: 'dark',
      lang: 'ko',
      mapping: 'pathname',
    });
  });

  test('show themselves and their heading once the widget speaks, and not before', () => {
    for (const [origin, data] of [
      ['https://other.example', { giscus: { resizeHeight: 300 } }],
      ['https://giscus.app', { giscus: { error: 'giscus is not installed' } }],
      ['https://giscus.app', null],
      ['https://giscus.app', 'hello'],
    ] as const) {
      speak(origin, data);
      expect(heading().hidden).toBe(true);
      expect(heading().nextElementSibling).toHaveProperty('style.visibility', 'hidden');
    }
    speak('https://giscus.app', { giscus: { resizeHeight: 300 } });
    expect(heading().hidden).toBe(false);
    expect(heading().nextElementSibling).toHaveProperty('style.visibility', '');
  });

  test('of a page that was left show nothing on the next one', () => {
    end();
    speak('https://giscus.app', { giscus: { resizeHeight: 300 } });
    expect(heading().hidden).toBe(true);
  });

  test('that cannot be reached have a stand-in in development, with the reason', async () => {
    vi.stubEnv('DEV', true);
    widget()?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(heading().hidden).toBe(false));
    expect(document.body.textContent).toContain('a/b의 댓글이 표시될 자리입니다. giscus.app에');
    speak('https://giscus.app', { giscus: { error: 'giscus is not installed' } });
    await vi.waitFor(() => expect(document.body.textContent).toContain('giscus is not installed'));
  });

  test('that cannot be reached leave nothing on the published site', async () => {
    widget()?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heading().hidden).toBe(true);
  });

  test('change their colours with the site', async () => {
    document
      .querySelector('[data-comments]')
      ?.insertAdjacentHTML('beforeend', '<iframe class="giscus-frame"></iframe>');
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    const told = vi.fn();
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: told } });
    document.documentElement.dataset.theme = 'light';
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told).toHaveBeenCalledWith(
      { giscus: { setConfig: { theme: 'light' } } },
      'https://giscus.app',
    );
  });
});

describe('A part that few pages have', () => {
  const end = vi.fn();
  const start = vi.fn((_part: HTMLElement): (() => void) | undefined => end);
  const load = vi.fn(async () => start);
  let near: () => void;

  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly watched = new Set<Element>();
        constructor(onChange: (entries: object[]) => void) {
          near = () =>
            onChange([...this.watched].map((target) => ({ isIntersecting: true, target })));
        }
        observe = (target: Element) => this.watched.add(target);
        unobserve = (target: Element) => this.watched.delete(target);
        disconnect = () => this.watched.clear();
      },
    );
    document.body.innerHTML = '<p>글</p>';
  });

  test('fetches its script when it comes near, and ends with the page', async () => {
    lazyPart('[data-part]', load);
    openPage('<p data-part>부분</p>');
    expect(load).not.toHaveBeenCalled();
    near();
    await vi.waitFor(() => expect(start).toHaveBeenCalledWith(document.querySelector('p')));
    expect(end).not.toHaveBeenCalled();
    openPage('<p>다른 글</p>');
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not start on a page that was left while its script came', async () => {
    lazyPart('[data-late-part]', load);
    openPage('<p data-late-part>부분</p>');
    near();
    openPage('<p>다른 글</p>');
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(start).not.toHaveBeenCalled();
  });

  test('hears of what was pressed in it while its script came', async () => {
    const pressed = vi.fn();
    start.mockImplementationOnce((part: HTMLElement) => {
      part.querySelector('button')?.addEventListener('click', pressed);
      return undefined;
    });
    lazyPart('[data-pressed-part]', load);
    openPage('<p data-pressed-part><span data-needs-script><button>켜기</button></span></p>');
    document.querySelector('button')?.click();
    near();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  });

  test('whose script does not come says so, hides its controls, and starts by Retry', async () => {
    HTMLElement.prototype.showPopover = vi.fn();
    HTMLElement.prototype.hidePopover = vi.fn();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    lazyPart('[data-other-part]', load);
    openPage(
      '<p data-other-part>부분<button data-needs-script>켜기</button></p>' +
        '<div data-route-notice><span></span><a></a><i></i></div>',
    );
    near();
    const notice = document.querySelector('[data-route-notice]');
    await vi.waitFor(() => expect(notice?.textContent).toContain('일부를 불러오지 못했습니다'));
    const control = document.querySelector('[data-needs-script]');
    expect(control?.hasAttribute('hidden')).toBe(true);
    expect(start).not.toHaveBeenCalled();
    notice?.querySelector('a')?.click();
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(control?.hasAttribute('hidden')).toBe(false);
  });
});
