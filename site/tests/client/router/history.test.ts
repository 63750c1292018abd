// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const start = new URL('http://localhost:3000/zs-ui/docs/a/');
const page = (name: string) => new URL(`../${name}/`, start);
let scrolled: unknown[];
/** What the module listens to; the next test has a module of its own. */
let heard: Parameters<typeof addEventListener>[] = [];

/** Imports the module again, as it has state. */
async function fresh(follow = vi.fn()) {
  vi.resetModules();
  const module = await import('../../../src/client/router/history.ts');
  const listen = vi.spyOn(window, 'addEventListener');
  module.startHistory(follow);
  heard = [...listen.mock.calls];
  listen.mockRestore();
  return { ...module, follow };
}

/** The browser goes to an entry, as with its Back button. */
function pop(state: unknown): void {
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** A scroll of the page ends, and none follows it. */
function scrollToRest(): void {
  dispatchEvent(new Event('scrollend'));
  vi.advanceTimersByTime(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = [];
  history.replaceState(null, '', start);
  vi.stubGlobal('scrollTo', (...args: unknown[]) => scrolled.push(args));
  vi.stubGlobal('scrollY', 0);
  // The browser is idle only when a test triggers it.
  vi.stubGlobal('requestIdleCallback', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  for (const [type, listener] of heard) {
    removeEventListener(type, listener);
  }
});

describe('The history of a visit', () => {
  test('begins at the top, with the scrolling taken over from the browser', async () => {
    await fresh();
    expect(history.scrollRestoration).toBe('manual');
    expect(scrolled).toEqual([[0, 0]]);
  });

  test('goes on where a reload found it', async () => {
    history.replaceState({ index: 4, y: 320 }, '');
    vi.stubGlobal('scrollY', 320);
    await fresh();
    expect(scrolled).toEqual([[0, 320]]);
    dispatchEvent(new Event('pagehide'));
    expect(history.state).toEqual({ index: 4, y: 320 });
  });

  test.each([[{ index: 'x', y: 1 }], [{ index: 1 }], ['text'], [{ y: 5 }]])(
    'takes no place from a state that somebody else wrote: %j',
    async (state) => {
      history.replaceState(state, '');
      await fresh();
      expect(scrolled).toEqual([[0, 0]]);
    },
  );

  test('keeps how far the page was read that is left', async () => {
    const { pushEntry } = await fresh();
    const replaced = vi.spyOn(history, 'replaceState');
    vi.stubGlobal('scrollY', 250);
    pushEntry(page('b'));
    expect(replaced).toHaveBeenCalledWith({ index: 0, y: 250 }, '', undefined);
    expect(location.pathname).toBe('/zs-ui/docs/b/');
    expect(history.state).toEqual({ index: 1, y: 0 });
    replaced.mockRestore();
  });

  test('goes on where the browser refuses to write what was left', async () => {
    const { pushEntry } = await fresh();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
    vi.stubGlobal('scrollY', 250);
    pushEntry(page('b'));
    expect(location.pathname).toBe('/zs-ui/docs/b/');
    refused.mockRestore();
  });

  test('is not written again for a page that stands where it is known to stand', async () => {
    const { pushEntry } = await fresh();
    pushEntry(page('b'));
    const replaced = vi.spyOn(history, 'replaceState');
    pushEntry(page('c'));
    dispatchEvent(new Event('pagehide'));
    expect(replaced).not.toHaveBeenCalled();
    expect(history.state).toEqual({ index: 2, y: 0 });
    replaced.mockRestore();
  });

  test('is written down once the browser is idle: the first paint comes first', async () => {
    await fresh();
    expect(history.state).toBeNull();
    vi.mocked(requestIdleCallback).mock.calls[0]?.[0]({
      didTimeout: false,
      timeRemaining: () => 9,
    });
    expect(history.state).toEqual({ index: 0, y: 0 });
  });

  test('remembers the place where the reader rests and leaves', async () => {
    await fresh();
    vi.stubGlobal('scrollY', 90);
    scrollToRest();
    expect(history.state).toEqual({ index: 0, y: 90 });
    vi.stubGlobal('scrollY', 95);
    dispatchEvent(new Event('pagehide'));
    expect(history.state).toEqual({ index: 0, y: 95 });
  });

  test('is written once for a wheel that goes on turning, not at each of its stops', async () => {
    await fresh();
    const replaced = vi.spyOn(history, 'replaceState');
    dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(60);
    dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(60);
    scrollToRest();
    expect(replaced).toHaveBeenCalledTimes(1);
    replaced.mockRestore();
  });
});

describe('Back and Forward', () => {
  test('are followed to the entry that they name', async () => {
    const { pushEntry, follow } = await fresh();
    pushEntry(page('b'));
    pop({ index: 0, y: 40 });
    expect(follow).toHaveBeenCalledWith({ index: 0, y: 40 });
  });

  test('find the place of a page that was left before it rested', async () => {
    const { pushEntry, confirmEntry, follow } = await fresh();
    pushEntry(page('b'));
    vi.stubGlobal('scrollY', 300);
    dispatchEvent(new Event('scrollend'));
    pop({ index: 0, y: 40 });
    confirmEntry(new URL(location.href));
    pop({ index: 1, y: 0 });
    expect(follow).toHaveBeenLastCalledWith({ index: 1, y: 300 });
  });

  test('forget that place when another page stands there', async () => {
    const { pushEntry, confirmEntry, follow } = await fresh();
    pushEntry(page('b'));
    vi.stubGlobal('scrollY', 300);
    pop({ index: 0, y: 40 });
    confirmEntry(new URL(location.href));
    pushEntry(page('c'));
    vi.stubGlobal('scrollY', 0);
    pop({ index: 0, y: 40 });
    confirmEntry(new URL(location.href));
    pop({ index: 1, y: 0 });
    expect(follow).toHaveBeenLastCalledWith({ index: 1, y: 0 });
  });

  test('to an entry that only the browser knows lead to its top', async () => {
    const { follow } = await fresh();
    history.replaceState(null, '', '#typed');
    pop(null);
    expect(follow).toHaveBeenCalledWith({ index: 1 });
  });

  test('are not what a browser does that goes to the hash of the address once more', async () => {
    const { follow, goToHash, pushEntry } = await fresh();
    pushEntry(new URL('#part', location.href));
    const { state } = history;
    goToHash('#part');
    pop(null);
    expect(follow).not.toHaveBeenCalled();
    expect(history.state).toEqual(state);
  });

  test('write nothing over the entry whose page has not come yet', async () => {
    const { pushEntry, confirmEntry } = await fresh();
    pushEntry(page('b'));
    pop({ index: 0, y: 40 });
    const replaced = vi.spyOn(history, 'replaceState');
    scrollToRest();
    expect(replaced).not.toHaveBeenCalled();
    confirmEntry(new URL(location.href));
    scrollToRest();
    expect(replaced).toHaveBeenCalled();
    replaced.mockRestore();
  });

  test('that failed bring the address back without asking for the page again', async () => {
    const { pushEntry, revertAddress, follow } = await fresh();
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    pushEntry(page('b'));
    pop({ index: 0, y: 40 });
    const back = revertAddress();
    expect(go).toHaveBeenCalledWith(1);
    pop({ index: 1, y: 0 });
    await back;
    expect(follow).toHaveBeenCalledTimes(1);
    go.mockRestore();
  });

  test('after a revert that the browser never tells of are followed', async () => {
    const { pushEntry, revertAddress, follow } = await fresh();
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    pushEntry(page('b'));
    pop({ index: 0, y: 40 });
    const reverted = revertAddress();
    expect(revertAddress()).toBe(reverted);
    expect(go).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    await reverted;
    pop({ index: 1, y: 0 });
    expect(follow).toHaveBeenLastCalledWith({ index: 1, y: 0 });
    go.mockRestore();
  });

  test('during a revert are followed to another entry', async () => {
    const { pushEntry, revertAddress, follow } = await fresh();
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    pushEntry(page('b'));
    pushEntry(page('c'));
    pop({ index: 1, y: 0 });
    revertAddress();
    pop({ index: 0, y: 40 });
    expect(follow).toHaveBeenLastCalledWith({ index: 0, y: 40 });
    go.mockRestore();
  });

  test('need nothing brought back where the address is that of the page', async () => {
    const { revertAddress } = await fresh();
    const go = vi.spyOn(history, 'go');
    await revertAddress();
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });
});
