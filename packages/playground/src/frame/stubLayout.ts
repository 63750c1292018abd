import type { Places } from '../shared/preview.ts';

const SIDES = ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'] as const;

/**
 * Makes elements measure the places that an example states, in a window without layout. An element
 * is found by its text, so that its ancestors with no other text have the same place.
 */
export function stubLayout(places: Places): void {
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
  // Reports each element once: nothing on a picture changes its size.
  window.ResizeObserver = class implements ResizeObserver {
    #callback: ResizeObserverCallback;

    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }

    observe(target: Element): void {
      if (placeOf(target)) {
        this.#callback([{ target } as ResizeObserverEntry], this);
      }
    }

    unobserve(): void {}

    disconnect(): void {}
  };
}
