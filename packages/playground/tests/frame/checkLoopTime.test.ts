import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let now = 0;
let guard: () => void;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('__FRAME_TEXT__', { endless: '끝나지 않음' });
  guard = (await import('../../src/frame/checkLoopTime.ts')).checkLoopTime;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A clock of a browser, which tells the time in steps. */
const setClock = (stepMs: number) => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Math.floor(now / stepMs) * stepMs);
};

/** @param lap time that each turn takes, in milliseconds */
const loop = (turns: number, lap: number) => {
  for (let turn = 0; turn < turns; turn++) {
    guard();
    now += lap;
  }
};

describe('the loops of a task', () => {
  it.each([
    ['Chromium', 0.1],
    ['Firefox and Safari', 1],
  ])('are ended once they run for too long, and then until the task ends: %s', (_browser, step) => {
    setClock(step);
    expect(() => loop(1e6, 0.01)).toThrow('끝나지 않음');
    expect(now).toBeLessThan(550);
    now += 20;
    expect(guard).toThrow('끝나지 않음');
    vi.runAllTimers();
    expect(guard).not.toThrow();
  });

  it('are not ended for the work between them, such as the drawing of 1,500 rows', () => {
    setClock(0.1);
    for (let row = 0; row < 1500; row++) {
      loop(100, 0.001);
      now += 0.4;
    }
    expect(now).toBeGreaterThan(700);
  });
});
