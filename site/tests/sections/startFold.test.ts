// @vitest-environment jsdom
import type { Playground } from '@zs-docs/playground';
import { beforeEach, expect, test, vi } from 'vitest';
import { startFold } from '../../src/sections/home/startFold.ts';

const frames: FrameRequestCallback[] = [];
let comeIntoView: () => void = () => undefined;

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => onSight([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(performance, 'now').mockReturnValue(0);
  document.body.innerHTML = `<div data-fold-scene><output></output>
    <input type="range" min="0" max="180" value="180"></div>`;
});

/** Draws the next frame at a time since the turn began. */
const drawFrame = (ms: number) => frames.shift()?.(ms);

function start() {
  startFold(document.body, {} as Playground);
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
  const slider = find<HTMLInputElement>('input');
  return {
    slider,
    label: find<HTMLElement>('output'),
  };
}

test('the label and the value of the slider say the angle that is shown, also while the device turns by itself', () => {
  const { slider, label } = start();
  comeIntoView();
  drawFrame(1300);
  expect(label.textContent).toBe('60도, 반쯤 접힘');
  expect(slider.getAttribute('aria-valuetext')).toBe('60도, 반쯤 접힘');
  drawFrame(2600);
  expect(label.textContent).toBe('180도, 펼침');
  expect(slider.getAttribute('aria-valuetext')).toBe('180도, 펼침');
  expect(frames).toEqual([]);
});

test('a device that turns by itself opens at once when the slider has the focus, so that a screen reader says no angles', () => {
  const { slider } = start();
  comeIntoView();
  drawFrame(1300);
  slider.focus();
  drawFrame(1316);
  expect(slider.getAttribute('aria-valuetext')).toBe('180도, 펼침');
  expect(frames).toEqual([]);
});
