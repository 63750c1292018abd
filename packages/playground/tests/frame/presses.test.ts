import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_ENV } from '../../src/shared/protocol.ts';
import { component, frame, open, saidOf, setUpFrames } from '../support/openFrame.ts';

setUpFrames();

describe('a reader at the door of the frame', () => {
  const two = component(
    '  const [n, setN] = useState(0);\n  return <View><Pressable role="button" disabled><Text>잠김</Text></Pressable><Pressable role="button" onPress={() => setN(n + 1)}><Text>더하기</Text></Pressable><Text>{n}번</Text></View>;',
  );

  it('is let in to the first stop that can be used, and out again', async () => {
    await open().run(two);
    const { documentElement } = frame.document;
    expect(documentElement.inert).toBe(true);
    frame.send({ type: 'enter', first: true });
    expect(documentElement.inert).toBe(false);
    await vi.waitFor(() => expect(frame.document.activeElement?.textContent).toBe('더하기'));
    frame.send({ type: 'leave' });
    expect(documentElement.inert).toBe(true);
  });

  it('is let in, and the page is told once that is drawn, whatever the example draws with', async () => {
    await open().run(`globalThis.requestAnimationFrame = () => 0;\n${two}`);
    frame.send({ type: 'enter', first: false });
    expect(saidOf('entered')).toEqual([]);
    await vi.waitFor(() => expect(saidOf('entered')).toEqual([{ type: 'entered' }]));
  });

  it('is let in without a stop when they came by a press', async () => {
    await open().run(two);
    frame.send({ type: 'enter', first: false });
    expect(frame.document.activeElement).toBe(frame.document.body);
  });

  it('presses what stands where they pressed', async () => {
    await open().run(two);
    const button = [...frame.document.querySelectorAll('[role="button"]')].at(-1);
    Object.assign(frame.document, {
      elementFromPoint: (x: number, y: number) => (x === 5 && y === 6 ? button : null),
    });
    frame.send({ type: 'tap', x: 5, y: 6 });
    await vi.waitFor(() => expect(frame.text).toContain('1번'));
    frame.send({ type: 'tap', x: 500, y: 6 });
    expect(frame.text).toContain('1번');
  });
});

describe('a run that opens something', () => {
  it('has drawn once that is open, without motion and short delays, and moves from then on', async () => {
    const isStill = `matchMedia('(prefers-reduced-motion: reduce)').matches`;
    const run = open().run(
      component(
        `  const [open, setOpen] = useState('닫힘');\n  const show = () => { const still = ${isStill}; setTimeout(() => setOpen(still ? '바로' : '천천히'), 200); };\n  return <View><Pressable role="button" onPress={show}><Text>열기</Text></Pressable><Text>{open}</Text></View>;`,
      ),
      DEFAULT_ENV,
      '열기',
    );
    expect(await run).toEqual({ type: 'rendered' });
    expect(frame.text).toContain('바로');
    expect(frame.window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  });

  it('has drawn all the same where nothing has that label', async () => {
    const outcome = await open().run(component('  return <Text>안녕</Text>;'), DEFAULT_ENV, '열기');
    expect(outcome).toEqual({ type: 'rendered' });
  });
});

describe('a page that presses by label', () => {
  it('presses it, and learns whether there was such a thing', async () => {
    await open().run(
      component(
        '  const [n, setN] = useState(0);\n  return <View><Pressable accessibilityLabel="더하기" onPress={() => setN(n + 1)}><Text>+</Text></Pressable><Text>{n}번</Text></View>;',
      ),
    );
    frame.send({ type: 'press', id: 1, label: '더하기' });
    frame.send({ type: 'press', id: 2, label: '+' });
    frame.send({ type: 'press', id: 3, label: '없음' });
    await vi.waitFor(() => expect(frame.text).toContain('1번'));
    expect(saidOf('pressed')).toEqual([
      { type: 'pressed', id: 1, found: true },
      { type: 'pressed', id: 2, found: false },
      { type: 'pressed', id: 3, found: false },
    ]);
  });
});
