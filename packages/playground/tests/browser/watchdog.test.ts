// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_ENV } from '../../src/shared/protocol.ts';
import { open, openTwo, pass, setUpClock, work } from '../support/openFrames.ts';

setUpClock();

describe('a frame that fills the memory', () => {
  it('is ended, and the others of its process start again in one with room', () => {
    const { still, busy: filling } = openTwo();
    vi.advanceTimersByTime(250);
    filling.fake.answers(300 * 2 ** 20);
    expect(filling.onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    // It is their process that is full: whichever of them says so.
    still.fake.answers(500 * 2 ** 20);
    expect(filling.onLost.mock.calls).toEqual([['memory']]);
    expect(still.onLost.mock.calls).toEqual([['shared']]);
  });

  it('is the one that was set to work last, however the device of all changes after that', () => {
    const { still, busy: filling } = openTwo();
    vi.advanceTimersByTime(250);
    for (const { frame } of [filling, still]) {
      frame.send({ type: 'env', env: { ...DEFAULT_ENV, theme: 'dark' } });
    }
    filling.fake.answers(500 * 2 ** 20);
    expect(filling.onLost.mock.calls).toEqual([['memory']]);
    expect(still.onLost.mock.calls).toEqual([['shared']]);
  });

  it('is not taken for one that came when the memory was nearly full, though that was set to work last', () => {
    const filling = open();
    pass(500, filling.fake.begin());
    vi.advanceTimersByTime(250);
    filling.fake.answers(300 * 2 ** 20);
    const innocent = open();
    innocent.fake.begin().answers(390 * 2 ** 20);
    innocent.frame.send(work);
    vi.advanceTimersByTime(250);
    innocent.fake.answers(410 * 2 ** 20);
    expect(filling.onLost.mock.calls).toEqual([['memory']]);
    expect(innocent.onLost.mock.calls).toEqual([['shared']]);
  });

  it('is asked before it runs anything, and starts again where another page left no room', () => {
    const { fake, onLost } = open();
    fake.begin().answers(500 * 2 ** 20);
    expect(onLost.mock.calls).toEqual([['shared']]);
  });

  it('is not taken for one that comes back before the memory of the other is free', () => {
    const filling = open();
    pass(500, filling.fake.begin());
    vi.advanceTimersByTime(250);
    filling.fake.answers(500 * 2 ** 20);
    expect(filling.onLost.mock.calls).toEqual([['memory']]);
    const losses = () => {
      vi.advanceTimersByTime(10_000);
      const back = open();
      back.fake.begin();
      vi.advanceTimersByTime(250);
      back.fake.answers(500 * 2 ** 20);
      return back.onLost.mock.calls.flat();
    };
    expect([losses(), losses(), losses(), losses()].flat()).toEqual(Array(4).fill('shared'));
    // A memory that is full for good is what fills it by itself.
    expect(losses()).toEqual(['memory']);
  });
});

describe('a frame that hangs', () => {
  it('is ended within two seconds', () => {
    const { fake, onLost } = open();
    fake.begin();
    pass(1_000, fake);
    pass(2_000);
    expect(onLost.mock.calls).toEqual([['silent']]);
  });

  it('may be silent longer on a slow device', () => {
    const { fake, onLost } = open();
    fake.begin(200);
    pass(3_000);
    expect(onLost).not.toHaveBeenCalled();
    pass(4_000);
    expect(onLost.mock.calls).toEqual([['silent']]);
  });

  it('is not taken for one that is still on its way', () => {
    const { onLost } = open();
    pass(5_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('cannot buy time by answers that were not asked for', () => {
    const { fake, onLost } = open();
    fake.begin();
    pass(500, fake);
    for (let look = 0; look < 8; look++) {
      vi.advanceTimersByTime(250);
      fake.says({ type: 'pong', nonce: 0.5 });
    }
    expect(onLost.mock.calls).toEqual([['silent']]);
  });

  it('takes the others of its process with it, which may start again', () => {
    const { still, busy } = openTwo();
    pass(2_500);
    expect(busy.onLost.mock.calls).toEqual([['silent']]);
    expect(still.onLost.mock.calls).toEqual([['shared']]);
  });

  it('is the one that its reader is in, whatever the page did last', () => {
    const entered = open();
    const touched = open();
    const frames = [entered.fake.begin(), touched.fake.begin()];
    pass(500, ...frames);
    entered.frame.element.inert = false;
    entered.frame.element.tabIndex = 0;
    entered.frame.element.focus();
    touched.frame.send(work);
    pass(2_500);
    expect(entered.onLost.mock.calls).toEqual([['silent']]);
    expect(touched.onLost.mock.calls).toEqual([['shared']]);
  });

  it('makes the next one wait until its process has ended', () => {
    const { fake } = open();
    fake.begin();
    pass(1_750);
    const next = open();
    expect(next.frame.element.isConnected).toBe(false);
    vi.advanceTimersByTime(600);
    expect(next.frame.element.isConnected).toBe(true);
    next.fake.begin();
  });

  it('makes those start once more that have come too soon and hang in its process, ever later', () => {
    const { fake } = open();
    fake.begin();
    pass(1_750);
    const next = [open(), open()];
    pass(3_000);
    expect(next.map(({ onLost }) => onLost.mock.calls)).toEqual([[['shared']], [['shared']]]);
    const last = open();
    pass(3_000);
    expect(last.onLost).not.toHaveBeenCalled();
    last.fake.begin();
    pass(30_000, last.fake);
    expect(last.onLost).not.toHaveBeenCalled();
  });
});
