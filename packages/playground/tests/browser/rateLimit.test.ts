import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit } from '../../src/browser/rateLimit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a rate', () => {
  it('is kept as long as no second sees more than its number', () => {
    const isBearable = createRateLimit(3);
    for (let second = 0; second < 5; second++) {
      expect([isBearable(), isBearable(), isBearable()]).toEqual([true, true, true]);
      vi.advanceTimersByTime(1000);
    }
  });

  it('is broken by one more, until the second is over', () => {
    const isBearable = createRateLimit(2);
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
    const one = createRateLimit(1);
    const other = createRateLimit(1);
    expect([one(), other(), one(), other()]).toEqual([true, true, false, false]);
  });
});
