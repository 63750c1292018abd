import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRate } from '../../src/browser/rate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a rate', () => {
  it('is kept as long as no second sees more than its number', () => {
    const isBearable = createRate(3);
    for (let second = 0; second < 5; second++) {
      expect([isBearable(), isBearable(), isBearable()]).toEqual([true, true, true]);
      vi.advanceTimersByTime(1000);
    }
  });

  it('is broken by one more, until the second is over', () => {
    const isBearable = createRate(2);
    expect([isBearable(), isBearable(), isBearable(), isBearable()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    vi.advanceTimersByTime(1000);
    expect(isBearable()).toBe(true);
  });

  it('is counted for each that has one', () => {
    const one = createRate(1);
    const other = createRate(1);
    expect([one(), other(), one(), other()]).toEqual([true, true, false, false]);
  });
});
