// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { FakeFrame } from '../support/fakeFrame.ts';
import { open, pass, setUpClock, work } from '../support/openFrames.ts';

setUpClock();

describe('a frame for code that nobody has read', () => {
  it('may run scripts and nothing else, and is closed to the focus', () => {
    const { frame } = open();
    expect(frame.element.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.element.getAttribute('allow')).toBe("picture-in-picture 'none'");
    expect(frame.element.inert).toBe(true);
    expect(frame.element.title).toBe('화면');
  });

  it('gets what was sent before it came, in order, once it is there', () => {
    const { frame, fake } = open();
    frame.send(work);
    frame.send({ ...work, id: 2 });
    expect(fake.heard).toEqual([]);
    fake.begin();
    frame.send({ ...work, id: 3 });
    expect(fake.heard).toEqual([work, { ...work, id: 2 }, { ...work, id: 3 }]);
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
    one.frame.send(work);
    other.fake.posts(1, { ports: [{}], source: window });
    other.fake.posts(1, { ports: [{}], origin: window.location.origin });
    expect(one.fake.heard).toEqual([]);
    other.fake.begin();
    expect(one.fake.heard).toEqual([]);
    one.fake.begin();
    expect(one.fake.heard).toEqual([work]);
  });

  it('cannot take the line over once it has begun', () => {
    const { frame, fake } = open();
    fake.begin();
    const stolen = vi.fn();
    fake.posts(1, { ports: [{ postMessage: stolen, close: () => undefined }] });
    frame.send(work);
    expect(stolen).not.toHaveBeenCalled();
    expect(fake.heard).toEqual([work]);
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
    ['by its line', 400, (fake: FakeFrame) => fake.says({ type: 'key', key: '/' })],
    ['by posts of its own', 8, (fake: FakeFrame) => fake.posts('a')],
    ['by what is no message', 400, (fake: FakeFrame) => fake.says('a')],
  ])('when it floods the page %s', (_, some, speak) => {
    const { fake, onLost } = open();
    fake.begin();
    for (let count = 0; count < some; count++) {
      speak(fake);
    }
    expect(onLost).not.toHaveBeenCalled();
    for (let count = 0; count < some; count++) {
      speak(fake);
    }
    expect(onLost.mock.calls).toEqual([['flood']]);
  });

  it('when it posts by itself again and again, however slowly: each post may be a large one', () => {
    const { fake, onLost } = open();
    fake.begin();
    for (let second = 0; second < 10; second++) {
      expect(onLost).not.toHaveBeenCalled();
      fake.posts('a');
      pass(1000, fake);
    }
    expect(onLost.mock.calls).toEqual([['flood']]);
  });

  it('not for much that it says over a long time', () => {
    const { fake, onLost } = open();
    fake.begin();
    for (let second = 0; second < 20; second++) {
      for (let count = 0; count < 400; count++) {
        fake.says('a');
      }
      for (let look = 0; look < 4; look++) {
        vi.advanceTimersByTime(250);
        fake.answers();
      }
    }
    expect(onLost).not.toHaveBeenCalled();
  });
});
