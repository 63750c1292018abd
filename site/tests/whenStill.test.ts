import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let scroll: () => void = () => {};
let whenStill: (work: () => void) => void;
let holdUntil: (happened: Promise<unknown>) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    scroll = listener;
  });
  ({ whenStill } = await import('../src/client/schedule/whenStill.ts'));
  ({ holdUntil } = await import('../src/client/schedule/urgent.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('work begins soon on a page that stands still', async () => {
  const work = vi.fn();
  whenStill(work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  expect(work).toHaveBeenCalledOnce();
});

test('a scroll puts work off until half a second after it ends', async () => {
  const work = vi.fn();
  whenStill(work);
  for (let turn = 0; turn < 10; turn += 1) {
    scroll();
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  expect(work).toHaveBeenCalledOnce();
});

test('what the reader waits for goes first, even when it fails', async () => {
  const work = vi.fn();
  let fail = (_error: Error) => {};
  holdUntil(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  whenStill(work);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
  fail(new Error('no phone'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
});
