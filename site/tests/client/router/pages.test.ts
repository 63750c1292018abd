// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetch, takePage } from '../../../src/client/router/pages.ts';
import { Failure } from '../../../src/client/router/request.ts';
import { routePage } from '../../support/routePage.ts';

// The browser is never idle: a page that is parsed ahead would outlive its test.
vi.mock('../../../src/client/router/showPage.ts', () => ({ onIdle: vi.fn() }));

const html = routePage({ title: '가', main: '<h1>가</h1>' });
const waiting = () => new AbortController().signal;
/** Each test has an address of its own: what was fetched ahead is kept by address. */
let number = 0;
let url: URL;

/** A server that answers so; each answer is counted. */
function serve(text: string | (() => Promise<never>), init: ResponseInit = {}) {
  const answer = vi.fn(async (_url: URL, _options: RequestInit) =>
    typeof text === 'string' ? new Response(text, init) : text(),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** Message about a page that fails to load. */
async function told(page: Promise<unknown>) {
  const error = await page.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Failure);
  return (error as Failure).message;
}

beforeEach(() => {
  number += 1;
  url = new URL(`http://localhost:3000/zs-ui/docs/page-${number}/`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A page that a reader asks for', () => {
  test('is asked of the server itself, and parsed once', async () => {
    const answer = serve(html);
    const page = await takePage(url, waiting());
    expect(answer.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
    expect(page.parse().title).toBe('가');
    expect(page.parse()).toBe(page.parse());
  });

  test('may be the page for missing pages', async () => {
    serve(html, { status: 404 });
    expect((await takePage(url, waiting())).parse().title).toBe('가');
  });

  test.each([
    ['the server fails', html, { status: 500 }, '서버 오류(500)로'],
    ['a 404 of the host', '<p>Not found</p>', { status: 404 }, '서버 오류(404)로'],
    ['another page answers', '<html>login</html>', {}, '페이지가 아닌 응답을 받아'],
    ['the page breaks off', html.slice(0, -20), {}, '페이지가 아닌 응답을 받아'],
  ])('does not come when %s', async (_when, text, init, cause) => {
    serve(text, init);
    expect(await told(takePage(url, waiting()))).toContain(cause);
  });

  test.each([
    [true, '서버에 연결하지 못해'],
    [false, '인터넷에 연결되어 있지 않아'],
  ])('does not come without a network; the device says it is online: %s', async (online, cause) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await told(takePage(url, waiting()))).toContain(cause);
  });

  test('does not come from a server that is silent', async () => {
    vi.useFakeTimers();
    serve(() => {
      vi.runAllTimers();
      return Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
    });
    expect(await told(takePage(url, waiting()))).toContain('서버가 응답하지 않아');
    vi.useRealTimers();
  });

  test('is no failure when nobody waits for it any more', async () => {
    const controller = new AbortController();
    serve(() => Promise.reject(controller.signal.reason));
    controller.abort(new Error('newer click'));
    await expect(takePage(url, controller.signal)).rejects.toThrow('newer click');
  });
});

describe('A page that is fetched ahead', () => {
  test('serves one click, which asks nothing', async () => {
    const answer = serve(html);
    prefetch(url);
    prefetch(url);
    await takePage(new URL('#part', url), waiting());
    expect(answer).toHaveBeenCalledTimes(1);
    await takePage(url, waiting());
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('is another page with another query', async () => {
    const answer = serve(html);
    prefetch(url);
    await takePage(new URL('?q=a', url), waiting());
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('is too old after ten seconds: the site may have changed', async () => {
    vi.useFakeTimers();
    const answer = serve(html);
    prefetch(url);
    await vi.advanceTimersByTimeAsync(10_001);
    await takePage(url, waiting());
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('that failed is asked for again by the click', async () => {
    serve(html, { status: 503 });
    prefetch(url);
    await new Promise((resolve) => setTimeout(resolve));
    serve(html);
    expect((await takePage(url, waiting())).parse().title).toBe('가');
  });

  test('ends its request with the reader who turns away: the next one would wait for it', async () => {
    const answer = serve(() => new Promise<never>(() => undefined));
    prefetch(url);
    const controller = new AbortController();
    takePage(url, controller.signal);
    const [, { signal }] = answer.mock.calls[0] as unknown as [URL, { signal: AbortSignal }];
    expect(signal.aborted).toBe(false);
    controller.abort();
    expect(signal.aborted).toBe(true);
  });

  test.each([
    ['saves data', { saveData: true, effectiveType: '4g' }, 0],
    ['is on 2g', { saveData: false, effectiveType: 'slow-2g' }, 0],
    ['is on 4g', { saveData: false, effectiveType: '4g' }, 1],
  ])('counts for a reader who %s', (_who, connection, times) => {
    vi.stubGlobal('navigator', { connection });
    const answer = serve(html);
    prefetch(url);
    expect(answer).toHaveBeenCalledTimes(times);
  });
});
