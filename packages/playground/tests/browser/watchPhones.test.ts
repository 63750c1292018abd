// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPhones } from '../../src/browser/watchPhones.ts';

/** Longer than a page has to stand still, in milliseconds. */
const REST = 150;

let move: (phone: Element, isIntersecting: boolean) => void;
let stop: () => void;
let isFree: Promise<unknown>;
const wake = vi.fn();
const phones = () => [...document.querySelectorAll<HTMLElement>('[data-phone]')];
const [first, second] = ['first', 'second'].map(
  (name) => () => phones().find(({ dataset }) => dataset.phone === name) as HTMLElement,
) as [() => HTMLElement, () => HTMLElement];

class FakeObserver {
  readonly #watched = new Set<Element>();
  constructor(seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    move = (target, isIntersecting) => {
      if (this.#watched.has(target)) {
        seen([{ isIntersecting, target }]);
      }
    };
  }
  observe = (element: Element) => this.#watched.add(element);
  unobserve = (element: Element) => this.#watched.delete(element);
  disconnect = () => this.#watched.clear();
}

const scroll = () => window.dispatchEvent(new Event('scroll'));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = '<p data-phone="first"></p><p data-phone="second"></p>';
  isFree = Promise.resolve();
  wake.mockClear();
  stop = watchPhones(document, () => isFree, wake);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('phones near the view wait while the page scrolls, and wake one by one when it rests', async () => {
  move(first(), true);
  for (let turn = 0; turn < 10; turn += 1) {
    scroll();
    await pass(REST / 2);
  }
  move(second(), true);
  expect(wake).not.toHaveBeenCalled();
  await pass(REST);
  expect(wake).toHaveBeenCalledExactlyOnceWith(first());
  await pass(REST);
  expect(wake).toHaveBeenCalledTimes(2);
  expect(wake).toHaveBeenLastCalledWith(second());
});

it('a phone that was scrolled past does not wake', async () => {
  move(first(), true);
  scroll();
  move(first(), false);
  await pass(2 * REST);
  expect(wake).not.toHaveBeenCalled();
  move(first(), true);
  await pass(REST);
  expect(wake).toHaveBeenCalledExactlyOnceWith(first());
});

it('a page that scrolls when it is free at last has to rest again', async () => {
  let free: () => void = () => undefined;
  isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  move(first(), true);
  await pass(REST);
  scroll();
  free();
  await pass(REST / 2);
  expect(wake).not.toHaveBeenCalled();
  await pass(REST);
  expect(wake).toHaveBeenCalledExactlyOnceWith(first());
});

it('no phone of a page that has gone wakes', async () => {
  move(first(), true);
  stop();
  scroll();
  await pass(2 * REST);
  expect(wake).not.toHaveBeenCalled();
});
