import { fireEvent } from '@testing-library/react';
import { change } from './render';

/** One step of a pull: where the pointer is (pt from the start) and when (ms from the start). */
export interface Step {
  x?: number;
  y: number;
  at: number;
}

function mouse(type: string, { x = 0, y, at }: Step, buttons: number): MouseEvent {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    button: 0,
    buttons,
    clientX: 100 + x,
    clientY: 100 + y,
  });
  Object.defineProperty(event, 'timeStamp', { value: 1000 + at });
  return event;
}

/** Presses the mouse on an element and moves it. */
export function pull(element: Element, steps: Step[]): void {
  change(() => {
    fireEvent(element, mouse('mousedown', { y: 0, at: 0 }, 1));
    for (const step of steps) {
      fireEvent(element, mouse('mousemove', step, 1));
    }
  });
}

/** Lets go of the mouse. */
export function letGo(element: Element, at: Step): void {
  change(() => {
    fireEvent(element, mouse('mouseup', at, 0));
  });
}
