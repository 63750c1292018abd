import { fireEvent } from '@testing-library/react';
import { actSync } from './renderInApp';

/** Step of a drag: position (pt) and time (ms), relative to its start. */
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

/** Presses the mouse button on an element and moves the mouse. */
export function dragMouse(element: Element, steps: Step[]): void {
  actSync(() => {
    fireEvent(element, mouse('mousedown', { y: 0, at: 0 }, 1));
    for (const step of steps) {
      fireEvent(element, mouse('mousemove', step, 1));
    }
  });
}

/** Releases the mouse button. */
export function releaseMouse(element: Element, at: Step): void {
  actSync(() => {
    fireEvent(element, mouse('mouseup', at, 0));
  });
}
