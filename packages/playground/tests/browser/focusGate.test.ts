// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordEarlyPresses } from '../../src/browser/sandbox/earlyPresses.ts';
import { FocusGate } from '../../src/browser/sandbox/FocusGate.ts';
import { trustEvents } from '../support/trusted.ts';

const listener = { onEnter: vi.fn(), onLeave: vi.fn(), onTap: vi.fn(), onFocusStolen: vi.fn() };
let gate: FocusGate;
let frame: HTMLIFrameElement;
let endTrust: () => void = () => undefined;

const button = () => document.querySelector('button');
const field = () => document.querySelector('input');

/** Presses the button at a place; `detail` is 0 for a key or a screen reader. */
function press(clientX = 0, clientY = 0, detail = 1) {
  button()?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }),
  );
}

function key(init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  button()?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input><div id="screen" data-screen><button></button></div>';
  const screen = document.querySelector('#screen') ?? document.body;
  frame = document.createElement('iframe');
  frame.tabIndex = 0;
  screen.append(frame);
  recordEarlyPresses();
  gate = new FocusGate(screen, button() ?? document.body, listener);
  gate.attach(frame);
  vi.clearAllMocks();
  endTrust = trustEvents('click', 'keydown', 'pointerdown');
});

afterEach(() => {
  endTrust();
  vi.restoreAllMocks();
  gate.destroy();
  vi.useRealTimers();
});

describe('the screen of a phone', () => {
  it('is closed, with a button over it', () => {
    expect(frame.inert).toBe(true);
    expect(button()?.hidden).toBe(false);
  });

  describe('that has not come yet', () => {
    const pressPicture = (clientX: number, detail = 1) => press(clientX, 6, detail);

    beforeEach(() => gate.detach());

    it('is given the presses on its picture once it comes, in their order', () => {
      pressPicture(12);
      pressPicture(13);
      expect(listener.onTap).not.toHaveBeenCalled();
      gate.attach(frame);
      expect(listener.onEnter).toHaveBeenCalledOnce();
      expect(listener.onTap.mock.calls).toEqual([
        [12, 6],
        [13, 6],
      ]);
      gate.attach(frame);
      expect(listener.onTap).toHaveBeenCalledTimes(2);
    });

    it('is given none from a reader who has gone on to something else', () => {
      pressPicture(12);
      field()?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      gate.attach(frame);
      gate.detach();
      pressPicture(12);
      field()?.focus();
      gate.attach(frame);
      expect(listener.onTap).not.toHaveBeenCalled();
      expect(listener.onEnter).not.toHaveBeenCalled();
    });

    it('is entered without a press at a place by a reader with a keyboard, who may also go on', () => {
      expect(key({ key: 'Tab' })).toBe(false);
      pressPicture(0, 0);
      gate.attach(frame);
      expect(listener.onEnter).toHaveBeenCalledExactlyOnceWith(true);
      expect(listener.onTap).not.toHaveBeenCalled();
    });
  });

  it('passes on a press that the browser gives to the page though the way is open', () => {
    const stray = () =>
      frame.dispatchEvent(
        new MouseEvent('pointerdown', { bubbles: true, clientX: 12, clientY: 6 }),
      );
    stray();
    expect(listener.onTap).not.toHaveBeenCalled();
    press();
    gate.hideOverlay(frame);
    listener.onTap.mockClear();
    stray();
    expect(listener.onTap).toHaveBeenCalledExactlyOnceWith(12, 6);
  });

  it('leaves the focus of the page to its reader when such a press comes down', () => {
    const comeDown = () =>
      frame.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(comeDown(), 'before they enter').toBe(true);
    press();
    gate.hideOverlay(frame);
    expect(comeDown(), 'once they are in').toBe(false);
  });

  it('opens for its reader, and passes their press on to where it was', () => {
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 195, 320));
    vi.spyOn(frame, 'offsetWidth', 'get').mockReturnValue(390);
    press(120, 60);
    expect(frame.inert).toBe(false);
    expect(document.activeElement).toBe(frame);
    expect(listener.onEnter).toHaveBeenCalledWith(false);
    expect(listener.onTap).toHaveBeenCalledWith(40, 20);
  });

  it('passes on each press that comes before the frame has answered, and no more after that', () => {
    press(1, 1);
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    button()?.dispatchEvent(down);
    expect(down.defaultPrevented, 'the focus stays in the frame').toBe(true);
    press(2, 2);
    expect(listener.onEnter).toHaveBeenCalledOnce();
    expect(listener.onTap.mock.calls).toEqual([
      [1, 1],
      [2, 2],
    ]);
    gate.hideOverlay(frame);
    expect(button()?.hidden).toBe(true);
  });

  it('keeps its button under a press that has begun before the end of the last one had its turn', () => {
    const point = (type: string) =>
      button()?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    point('pointerdown');
    point('pointerup');
    press(1, 1);
    point('pointerdown');
    vi.runOnlyPendingTimers();
    gate.hideOverlay(frame);
    expect(button()?.hidden).toBe(false);
    point('pointerup');
    press(2, 2);
    vi.runOnlyPendingTimers();
    expect(button()?.hidden).toBe(true);
    expect(listener.onTap).toHaveBeenCalledTimes(2);
  });

  it('stays closed when the answer comes after its reader has left', () => {
    press();
    field()?.focus();
    gate.hideOverlay(frame);
    expect(button()?.hidden).toBe(false);
  });

  it.each([
    ['a key or a screen reader, whose press has no place', () => press(0, 0, 0)],
    ['a reader who moves on by Tab', () => expect(key({ key: 'Tab' })).toBe(true)],
  ])('opens at its first stop for %s', (_, enter) => {
    enter();
    expect(listener.onEnter).toHaveBeenCalledWith(true);
    expect(listener.onTap).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(frame);
  });

  it('lets a reader pass who goes back by Shift and Tab, or presses other keys', () => {
    expect(key({ key: 'Tab', shiftKey: true })).toBe(false);
    expect(key({ key: 'a' })).toBe(false);
    expect(listener.onEnter).not.toHaveBeenCalled();
  });

  it('does not open for a script', () => {
    endTrust();
    press(10, 10);
    key({ key: 'Tab' });
    button()?.click();
    expect(frame.inert).toBe(true);
    expect(listener.onEnter).not.toHaveBeenCalled();
  });

  it('closes as soon as the focus is elsewhere in the page', () => {
    press();
    field()?.focus();
    expect(frame.inert).toBe(true);
    expect(button()?.hidden).toBe(false);
    expect(listener.onLeave).toHaveBeenCalledOnce();
    expect(listener.onFocusStolen).not.toHaveBeenCalled();
  });

  it('leads a reader who leaves by a key back to its button, and nobody else', () => {
    field()?.focus();
    expect(gate.exit()).toBe(false);
    expect(document.activeElement).toBe(field());
    press();
    gate.hideOverlay(frame);
    expect(gate.exit()).toBe(true);
    expect(document.activeElement).toBe(button());
    expect(frame.inert).toBe(true);
  });

  it('stays open where the browser shows the body as focused while the frame receives the focus', () => {
    press();
    const shown = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(2_000);
    shown.mockRestore();
    gate.hideOverlay(frame);
    expect(frame.inert).toBe(false);
    expect(button()?.hidden).toBe(true);
    expect(listener.onLeave).not.toHaveBeenCalled();
  });

  it('closes when the window tells that the page itself has the focus', () => {
    press();
    frame.blur();
    window.dispatchEvent(new Event('focus'));
    expect(frame.inert).toBe(true);
    expect(listener.onLeave).toHaveBeenCalledOnce();
  });
});

describe('a frame that takes the focus without its reader', () => {
  it('loses it to whatever had it before, and is told on', () => {
    field()?.focus();
    frame.focus();
    expect(listener.onFocusStolen).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
  });

  it('is found by a look from time to time where no event tells of it', () => {
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(frame);
    vi.advanceTimersByTime(600);
    expect(listener.onFocusStolen).toHaveBeenCalled();
  });

  it('is no thief once its reader is inside', () => {
    press();
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(2_000);
    expect(listener.onFocusStolen).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(frame);
  });
});

describe('when another frame takes the place of one', () => {
  const next = () => {
    const other = document.createElement('iframe');
    other.tabIndex = 0;
    frame.after(other);
    return other;
  };

  it('a reader who was inside stays inside', () => {
    press();
    const other = next();
    gate.attach(other);
    expect(document.activeElement).toBe(other);
    expect(other.inert).toBe(false);
    expect(listener.onFocusStolen).not.toHaveBeenCalled();
  });

  it('it is closed for a reader who was outside', () => {
    const other = next();
    gate.attach(other);
    expect(other.inert).toBe(true);
    expect(listener.onEnter).not.toHaveBeenCalled();
  });

  it('there is no way in while there is none', () => {
    gate.detach();
    expect(button()?.hidden).toBe(true);
    press();
    expect(listener.onEnter).not.toHaveBeenCalled();
  });

  it('there is no way in when the phone goes', () => {
    gate.destroy();
    expect(button()?.hidden).toBe(true);
    frame.focus();
    vi.advanceTimersByTime(2_000);
    expect(listener.onFocusStolen).not.toHaveBeenCalled();
  });
});
