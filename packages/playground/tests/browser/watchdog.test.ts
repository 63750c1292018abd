// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_ENV } from '../../src/shared/protocol.ts';
import { open, openTwo, pass, setUpClock, work } from '../support/openFrames.ts';

setUpClock();

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

  it('is the one that was set to work last, and takes the others of its process with it', () => {
    const { still, busy } = openTwo();
    // The device of all changes after that.
    for (const { frame } of [busy, still]) {
      frame.send({ type: 'env', env: { ...DEFAULT_ENV, theme: 'dark' } });
    }
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
