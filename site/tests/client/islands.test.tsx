// @vitest-environment jsdom
import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LoadIsland } from '../../src/client/lazy/islandLoader.ts';
import { islandLoader } from '../../src/client/lazy/islandLoader.ts';
import { lazyPart } from '../../src/client/lazy/lazyPart.ts';
import { PAGE_EVENT } from '../../src/client/router/showPage.ts';
import { Island } from '../../src/sections/islands/Island.tsx';
import { crashText } from '../../src/text/crash.ts';
import { islandText } from '../../src/text/shell.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Tells each watched element that it is in view. */
let show: () => void = () => undefined;

vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly watched = new Set<Element>();
    observe = (target: Element) => this.watched.add(target);
    unobserve = (target: Element) => this.watched.delete(target);
    disconnect = () => this.watched.clear();
    constructor(tell: (entries: object[]) => void) {
      show = () => tell([...this.watched].map((target) => ({ isIntersecting: true, target })));
    }
  },
);

const Greeting = ({ name }: Record<string, unknown>) => createElement('b', null, `안녕 ${name}`);

// React is slow to import the first time; no test should wait for that.
beforeAll(() => import('../../src/client/lazy/mountIsland.tsx'), 60_000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = renderToStaticMarkup(
    // A name and properties that the site's own islands do not have.
    <Island name={'Part' as never} props={{ name: '하늘' } as never} text={islandText}>
      <p>정적</p>
    </Island>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
/** Words that a reader sees of the island. */
const seen = () =>
  [...island().querySelectorAll<HTMLElement>(':scope > :not([hidden])')]
    .map((part) => part.textContent)
    .join(' ');
const wake = () => act(async () => show());
const start = (load: () => Promise<{ default?: unknown }>) =>
  lazyPart('[data-island]', islandLoader({ Part: load as LoadIsland }));

test('the static content stays until it is near view, then the component takes its place', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  start(load);
  expect(load).not.toHaveBeenCalled();
  expect(seen()).toBe('정적');
  await wake();
  await vi.waitFor(() => expect(island().innerHTML).toBe('<b>안녕 하늘</b>'));
  await wake();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that takes longer than 200 ms shows a spinner beside its static content', async () => {
  let finish: (module: { default: unknown }) => void = () => undefined;
  start(() => new Promise((resolve) => (finish = resolve)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await wake();
  vi.advanceTimersByTime(199);
  expect(seen()).toBe('정적');
  vi.advanceTimersByTime(1);
  expect(seen()).toBe('정적 불러오는 중');
  vi.useRealTimers();
  await act(async () => finish({ default: Greeting }));
  await vi.waitFor(() => expect(island().innerHTML).toBe('<b>안녕 하늘</b>'));
});

test('a part that fails says so, keeps its static content, and Retry loads it', async () => {
  let broken = true;
  start(async () => {
    if (broken) {
      throw new Error('offline');
    }
    return { default: Greeting };
  });
  await wake();
  await vi.waitFor(() => expect(seen()).toBe('정적 이 부분을 불러오지 못했습니다.다시 시도'));
  broken = false;
  await act(async () => island().querySelector('button')?.click());
  await vi.waitFor(() => expect(island().innerHTML).toBe('<b>안녕 하늘</b>'));
});

test('a module without a default export fails with the name of the part', async () => {
  start(async () => ({}));
  await wake();
  await vi.waitFor(() => expect(seen()).toContain('불러오지 못했습니다'));
  expect(String(vi.mocked(console.error).mock.calls[0]?.[0])).toMatch(
    /Island "Part": its module has no default export/,
  );
});

test('a component that crashes shows the crash screen, and trying again renders it anew', async () => {
  let broken = true;
  const Fragile = () => {
    if (broken) {
      throw new Error('터졌습니다');
    }
    return createElement('b', null, '살았습니다');
  };
  start(async () => ({ default: Fragile }));
  await wake();
  await vi.waitFor(() => expect(island().textContent).toContain(crashText.title));
  expect(island().textContent).toContain('터졌습니다');
  broken = false;
  await act(async () => island().querySelector('button')?.click());
  expect(island().textContent).toBe('살았습니다');
});

test('a part is unmounted when a route change takes it off the page', async () => {
  const left = vi.fn();
  const { useEffect } = await import('react');
  const Watcher = () => {
    useEffect(() => left, []);
    return null;
  };
  start(async () => ({ default: Watcher }));
  await wake();
  await vi.waitFor(() => expect(island().innerHTML).toBe(''));
  document.body.innerHTML = '';
  await act(async () => document.dispatchEvent(new Event(PAGE_EVENT)));
  expect(left).toHaveBeenCalled();
});
