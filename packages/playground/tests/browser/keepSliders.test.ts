// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSliders } from '../../src/browser/player/keepSliders.ts';

let end: AbortController;
let slider: HTMLInputElement;
const onInput = vi.fn();

beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = '<form><input type="range" value="10"></form>';
  slider = document.querySelector('input') as HTMLInputElement;
  document.querySelector('form')?.addEventListener('input', onInput);
  keepSliders(end.signal);
});

afterEach(() => {
  end.abort();
  onInput.mockReset();
});

const point = (type: string, x: number, y: number, pointerType = 'touch') =>
  slider.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerType }),
  );

/** What a browser does with the slider. */
const set = (value: string, type = 'input') => {
  slider.value = value;
  slider.dispatchEvent(new Event(type, { bubbles: true }));
};

it('a finger that scrolls the page over a slider changes nothing', () => {
  point('pointerdown', 0, 0);
  set('36');
  point('pointermove', 2, 20);
  point('pointercancel', 2, 20);
  set('36');
  set('36', 'change');
  expect(slider.value).toBe('10');
  expect(onInput).not.toHaveBeenCalled();
  set('11');
  expect(onInput, 'by the keyboard, after that').toHaveBeenCalledOnce();
});

it('a finger that moves a slider along is followed, and so is one that presses it', () => {
  point('pointerdown', 0, 0);
  set('36');
  point('pointermove', 20, 2);
  expect(onInput).toHaveBeenCalledOnce();
  set('40');
  expect(onInput).toHaveBeenCalledTimes(2);
  point('pointerdown', 0, 0);
  set('50');
  set('50', 'change');
  expect(onInput).toHaveBeenCalledTimes(3);
  expect(slider.value).toBe('50');
});

it('a mouse is followed at once', () => {
  point('pointerdown', 0, 0, 'mouse');
  set('36');
  expect(onInput).toHaveBeenCalledOnce();
});
