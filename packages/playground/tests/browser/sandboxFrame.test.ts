// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FrameListener, SandboxFrame } from '../../src/browser/SandboxFrame.ts';
import { DEFAULT_ENV } from '../../src/shared/protocol.ts';
import { FakeFrame } from '../support/fakeFrame.ts';

const env = { type: 'press', id: 1, label: '확인' } as const;
const opened: SandboxFrame[] = [];

/** A frame in the page, with what plays it and what the page hears of it. */
function open() {
  const listener = {
    onMessage: vi.fn<FrameListener['onMessage']>(),
    onLost: vi.fn<FrameListener['onLost']>(),
  };
  const frame = new SandboxFrame(document.body, '/preview/', '화면', listener);
  opened.push(frame);
  return { frame, fake: new FakeFrame(frame.element), ...listener };
}

// One clock for all: the watchdog remembers when it ended something.
beforeAll(() => {
  vi.useFakeTimers();
});

afterAll(() => {
  vi.useRealTimers();
});

afterEach(() => {
  for (const frame of opened.splice(0)) {
    frame.close();
  }
  // A process that had to be ended is free again only after a while, and once a frame has come.
  vi.advanceTimersByTime(10_000);
  const { frame, fake } = open();
  fake.begin();
  frame.close();
});

describe('a frame for code that nobody has read', () => {
  it('may run scripts and nothing else, and is closed to the focus', () => {
    const { frame } = open();
    expect(frame.element.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.element.inert).toBe(true);
    expect(frame.element.title).toBe('화면');
  });

  it('gets what was sent before it came, in order, once it is there', () => {
    const { frame, fake } = open();
    frame.send(env);
    frame.send({ ...env, id: 2 });
    expect(fake.heard).toEqual([]);
    fake.begin();
    frame.send({ ...env, id: 3 });
    expect(fake.heard).toEqual([env, { ...env, id: 2 }, { ...env, id: 3 }]);
  });

  it('is heard by its line alone', () => {
    const { fake, onMessage } = open();
    fake.begin();
    fake.posts({ type: 'rendered' });
    expect(onMessage).not.toHaveBeenCalled();
    fake.says({ type: 'rendered' });
    expect(onMessage).toHaveBeenCalledWith({ type: 'rendered' });
  });

  it('is not heard where it says what is none of its messages', () => {
    const { fake, onMessage } = open();
    fake.begin();
    for (const message of [undefined, null, 'rendered', 7, [], {}, { type: 7 }, { type: 'run' }]) {
      fake.says(message);
    }
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('cannot speak for another frame, nor from the page itself', () => {
    const one = open();
    const other = open();
    one.frame.send(env);
    other.fake.posts(1, { ports: [{}], source: window });
    other.fake.posts(1, { ports: [{}], origin: window.location.origin });
    expect(one.fake.heard).toEqual([]);
    other.fake.begin();
    expect(one.fake.heard).toEqual([]);
    one.fake.begin();
    expect(one.fake.heard).toEqual([env]);
  });

  it('cannot take the line over once it has begun', () => {
    const { frame, fake } = open();
    fake.begin();
    const stolen = vi.fn();
    fake.posts(1, { ports: [{ postMessage: stolen, close: () => undefined }] });
    frame.send(env);
    expect(stolen).not.toHaveBeenCalled();
    expect(fake.heard).toEqual([env]);
  });

  it('leaves nothing behind when it is closed', () => {
    const { frame, fake, onLost, onMessage } = open();
    fake.begin();
    frame.close();
    fake.says({ type: 'rendered' });
    fake.posts('x');
    vi.advanceTimersByTime(60_000);
    expect(frame.element.isConnected).toBe(false);
    expect(fake.isClosed).toBe(true);
    expect(onLost).not.toHaveBeenCalled();
    expect(onMessage).toHaveBeenCalledTimes(1);
  });
});

describe('a frame is given up', () => {
  it('when its page never loads', () => {
    const { onLost, frame } = open();
    vi.advanceTimersByTime(19_000);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(onLost.mock.calls).toEqual([['unloaded']]);
    expect(frame.element.isConnected).toBe(false);
  });

  it('when its page has loaded and stays silent', () => {
    const { fake, onLost } = open();
    fake.loads();
    vi.advanceTimersByTime(2_100);
    expect(onLost.mock.calls).toEqual([['unloaded']]);
  });

  it('not when its page spoke before it had loaded', () => {
    const { fake, onLost } = open();
    fake.begin();
    fake.loads();
    for (let look = 0; look < 100; look++) {
      vi.advanceTimersByTime(250);
      fake.answers();
    }
    expect(onLost).not.toHaveBeenCalled();
  });

  it('when it leaves for another page', () => {
    const { fake, onLost } = open();
    fake.begin();
    fake.loads();
    fake.loads();
    expect(onLost.mock.calls).toEqual([['left']]);
  });

  it.each([
    ['by its line', (fake: FakeFrame) => fake.says({ type: 'console', level: 'log', text: 'a' })],
    ['by posts of its own', (fake: FakeFrame) => fake.posts('a')],
    ['by what is no message', (fake: FakeFrame) => fake.says('a')],
  ])('when it floods the page %s', (_, speak) => {
    const { fake, onLost } = open();
    fake.begin();
    for (let count = 0; count < 400; count++) {
      speak(fake);
    }
    expect(onLost).not.toHaveBeenCalled();
    for (let count = 0; count < 400; count++) {
      speak(fake);
    }
    expect(onLost.mock.calls).toEqual([['flood']]);
  });

  it('not for much that it says over a long time', () => {
    const { fake, onLost } = open();
    fake.begin();
    for (let second = 0; second < 20; second++) {
      for (let count = 0; count < 400; count++) {
        fake.posts('a');
      }
      for (let look = 0; look < 4; look++) {
        vi.advanceTimersByTime(250);
        fake.answers();
      }
    }
    expect(onLost).not.toHaveBeenCalled();
  });
});

/** Lets time pass; the frames given answer the whole time. */
function pass(milliseconds: number, ...answering: FakeFrame[]) {
  for (let at = 0; at < milliseconds; at += 250) {
    vi.advanceTimersByTime(250);
    for (const fake of answering) {
      fake.answers();
    }
  }
}

describe('a frame that fills the memory', () => {
  it('is ended, and the others of its process start again in one with room', () => {
    const still = open();
    const filling = open();
    const frames = [still.fake.begin(), filling.fake.begin()];
    pass(500, ...frames);
    filling.frame.send(env);
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
    const still = open();
    const filling = open();
    const frames = [still.fake.begin(), filling.fake.begin()];
    pass(500, ...frames);
    filling.frame.send(env);
    vi.advanceTimersByTime(250);
    for (const { frame } of [filling, still]) {
      frame.send({ type: 'env', env: { ...DEFAULT_ENV, theme: 'dark' } });
    }
    filling.fake.answers(500 * 2 ** 20);
    expect(filling.onLost.mock.calls).toEqual([['memory']]);
    expect(still.onLost.mock.calls).toEqual([['shared']]);
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
    const still = open();
    const touched = open();
    const frames = [still.fake.begin(), touched.fake.begin()];
    pass(500, ...frames);
    touched.frame.send(env);
    pass(2_500);
    expect(touched.onLost.mock.calls).toEqual([['silent']]);
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
    touched.frame.send(env);
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
