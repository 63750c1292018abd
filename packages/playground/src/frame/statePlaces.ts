import type { Places } from '../shared/preview.ts';

const SIDES = ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'] as const;

/**
 * Lets elements measure what is stated of them, in a window without layout. The innermost element of
 * a text and those that hold nothing else have one place: what is asked for an anchor or a menu.
 */
export function statePlaces(places: Places): void {
  const placeOf = ({ textContent }: Element) => places[textContent?.trim() ?? ''];
  for (const [at, side] of SIDES.entries()) {
    Object.defineProperty(HTMLElement.prototype, side, {
      get(this: HTMLElement) {
        return placeOf(this)?.[at] ?? 0;
      },
    });
  }
  Element.prototype.getBoundingClientRect = function measure() {
    const [x, y, width, height] = placeOf(this) ?? [0, 0, 0, 0];
    return new DOMRect(x, y, width, height);
  };
  // What is told of its layout is told once: nothing on a picture changes its size.
  window.ResizeObserver = class implements ResizeObserver {
    #tell: ResizeObserverCallback;

    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }

    observe(target: Element): void {
      if (placeOf(target)) {
        this.#tell([{ target } as ResizeObserverEntry], this);
      }
    }

    unobserve(): void {}

    disconnect(): void {}
  };
}
