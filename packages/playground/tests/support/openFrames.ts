import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { type FrameListener, SandboxFrame } from '../../src/browser/sandbox/SandboxFrame.ts';
import { FakeFrame } from './fakeFrame.ts';

/** A message that sets a frame to work. */
export const work = { type: 'press', id: 1, label: '확인' } as const;

const opened: SandboxFrame[] = [];

/** A frame in the page, with what plays it and what the page hears of it. */
export function open() {
  const listener = {
    onMessage: vi.fn<FrameListener['onMessage']>(),
    onLost: vi.fn<FrameListener['onLost']>(),
  };
  const frame = new SandboxFrame(document.body, '/preview/', '화면', listener);
  opened.push(frame);
  return { frame, fake: new FakeFrame(frame.element), ...listener };
}

/** Lets time pass; the frames given answer the whole time. */
export function pass(milliseconds: number, ...answering: FakeFrame[]) {
  for (let at = 0; at < milliseconds; at += 250) {
    vi.advanceTimersByTime(250);
    for (const fake of answering) {
      fake.answers();
    }
  }
}

/** Two frames that answer, of which the second was then set to work. */
export function openTwo() {
  const still = open();
  const busy = open();
  const frames = [still.fake.begin(), busy.fake.begin()];
  pass(500, ...frames);
  busy.frame.send(work);
  return { still, busy };
}

/** Gives the tests of a file one clock, as the watchdog remembers when it ended something. */
export function setUpClock(): void {
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
}
