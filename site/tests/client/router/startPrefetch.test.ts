// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('BASE_URL', '/zs-ui/');
// What failed is fetched again.
const request = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
vi.stubGlobal('fetch', request);

beforeAll(async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/zs-ui/docs/a/');
  const { startPrefetch } = await import('../../../src/client/router/pages.ts');
  startPrefetch();
});
afterAll(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  request.mockClear();
  document.body.innerHTML =
    '<a id="b" href="/zs-ui/docs/b/"><b id="inside">b</b></a><a id="c" href="/zs-ui/docs/c/">c</a><a id="own" href="#part">own</a><a id="other" href="https://example.com/">other</a><p id="text">text</p>';
});

const rest = (id: string, type = 'pointerover') =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
const fetched = () => request.mock.calls.map(([url]: unknown[]) => (url as URL).pathname);

test.each([
  ['a pointer', 'b', 'pointerover'],
  ['a pointer on what is inside it', 'inside', 'pointerover'],
  ['the focus', 'b', 'focusin'],
])('the page of a link is fetched when %s rests on it', (_what, id, type) => {
  rest(id, type);
  vi.advanceTimersByTime(64);
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(['/zs-ui/docs/b/']);
});

test('a pointer that crosses links fetches the one it stays on', () => {
  rest('b');
  vi.advanceTimersByTime(40);
  rest('c');
  vi.advanceTimersByTime(40);
  rest('text');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
  rest('b');
  rest('c');
  vi.runAllTimers();
  expect(fetched()).toEqual(['/zs-ui/docs/c/']);
});

test.each(['own', 'other', 'text'])('nothing is fetched for %s', (id) => {
  rest(id);
  vi.runAllTimers();
  expect(fetched()).toEqual([]);
});

const press = (id: string, pointerType: string) =>
  document
    .getElementById(id)
    ?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));

test('a link is fetched as soon as a mouse presses it', () => {
  press('b', 'mouse');
  expect(fetched()).toEqual(['/zs-ui/docs/b/']);
});

test('a finger on a link may begin to scroll: it has to rest there', () => {
  press('b', 'touch');
  expect(fetched()).toEqual([]);
  vi.runAllTimers();
  expect(fetched()).toEqual(['/zs-ui/docs/b/']);
});

test('a click asks for its page once: what the pointer rested on is not fetched besides', () => {
  rest('b');
  rest('b', 'click');
  vi.runAllTimers();
  expect(fetched()).toEqual([]);
});

test('a finger that begins to scroll fetches nothing', () => {
  rest('b');
  document.dispatchEvent(new Event('pointercancel'));
  vi.runAllTimers();
  expect(fetched()).toEqual([]);
});
