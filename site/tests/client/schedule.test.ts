import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const listeners = new Map<string, (event: unknown) => void>();
const emit = (type: string) => listeners.get(type)?.({ type });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Background work', () => {
  async function load() {
    const { onQuiet } = await import('../../src/client/schedule/onQuiet.ts');
    const { afterForeground, blockBackground } = await import(
      '../../src/client/schedule/foreground.ts'
    );
    return { onQuiet, afterForeground, blockBackground };
  }

  test('begins soon on a page that stands still', async () => {
    const { onQuiet } = await load();
    const work = vi.fn();
    onQuiet(work);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(700);
    expect(work).toHaveBeenCalledOnce();
  });

  test('waits until half a second after a scroll ends', async () => {
    const { onQuiet } = await load();
    const work = vi.fn();
    onQuiet(work);
    for (let turn = 0; turn < 10; turn += 1) {
      emit('scroll');
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(700);
    expect(work).toHaveBeenCalledOnce();
  });

  test('waits for everything that the reader waits for, also when it fails', async () => {
    const { onQuiet, afterForeground, blockBackground } = await load();
    const [quiet, after] = [vi.fn(), vi.fn()];
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    afterForeground().then(after);
    onQuiet(quiet);
    // By the same event.
    blockBackground(first.promise);
    await vi.advanceTimersByTimeAsync(5000);
    blockBackground(second.promise);
    first.reject(new Error('no phone'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(after).not.toHaveBeenCalled();
    expect(quiet).not.toHaveBeenCalled();
    second.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(after).toHaveBeenCalledOnce();
    expect(quiet).toHaveBeenCalledOnce();
  });
});

describe('What waits for the first press', () => {
  test.each(['pointerdown', 'keydown'])('begins at the first %s, once', async (type) => {
    const work = vi.fn();
    const { onFirstPress } = await import('../../src/client/schedule/onFirstPress.ts');
    onFirstPress(work);
    for (const other of ['pointermove', 'scroll', 'load']) {
      emit(other);
    }
    expect(work).not.toHaveBeenCalled();
    emit(type);
    emit(type);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });
});
