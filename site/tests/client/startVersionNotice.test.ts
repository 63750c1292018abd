// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putOnScreen, routePage } from '../support/routePage.ts';

vi.stubEnv('BASE_URL', '/zs-ui/');

const script = (name: string) => `<script type="module" src="/zs-ui/_astro/${name}.js"></script>`;
const build = (name: string) => routePage({ title: name, main: '', head: script(name) });

/** Tells that files were answered with a status. */
let report: (entries: { name: string; responseStatus: number }[]) => Promise<void>;
let served = '';
const ended = vi.fn();
const asked = vi.fn();

const notice = () => document.querySelector('[data-route-notice] p')?.textContent;
const gone = { name: `${location.origin}/zs-ui/_astro/Editor.abc.js`, responseStatus: 404 };

beforeEach(async () => {
  HTMLElement.prototype.showPopover = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: (list: object) => Promise<void>) {
        report = (entries) => onEntries({ getEntries: () => entries });
      }
      observe = () => undefined;
      disconnect = ended;
    },
  );
  ended.mockClear();
  asked.mockClear();
  asked.mockImplementation(async () => new Response(served));
  vi.stubGlobal('fetch', asked);
  putOnScreen(build('old'));
  const { startVersionNotice } = await import('../../src/client/startVersionNotice.ts');
  startVersionNotice();
});
afterEach(() => vi.unstubAllGlobals());

test('where a file is gone and another build is served, the new version is offered', async () => {
  served = build('new');
  await report([gone]);
  expect(notice()).toContain('새 버전');
  expect(document.querySelector('[data-route-notice] button')?.textContent).toBe('새로고침');
});

test('the offer can be pressed in an open dialog, outside of which everything is inert', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  served = build('new');
  await report([gone]);
  expect(document.querySelector('dialog [data-route-notice] p')?.textContent).toContain('새 버전');
});

test('files that are missing for another reason are asked about once a minute, until a new version', async () => {
  vi.useFakeTimers();
  served = build('old');
  for (let turn = 0; turn < 5; turn += 1) {
    await report([gone, gone]);
    vi.advanceTimersByTime(10_000);
  }
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  served = build('new');
  await report([gone]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(ended).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each([
  ['a file is missing from the same build', build('old'), gone],
  ['a network that wants a login answers', '<html>Wi-Fi</html>', gone],
  ['a page is missing', build('new'), { ...gone, name: `${location.origin}/zs-ui/docs/none/` }],
  ['a file comes', build('new'), { ...gone, responseStatus: 200 }],
])('nothing is offered where %s', async (_when, page, entry) => {
  served = page;
  await report([entry]);
  expect(notice()).toBe('');
});
