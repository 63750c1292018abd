import type { Places } from '../shared/preview.ts';

const SIDES = ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'] as const;

/**
 * Stubs the layout of elements in jsdom with the `places` of an example. An element is found by its
 * text, so that ancestors without other text have the same layout.
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
  // Reports each element once: on a poster nothing changes its size.
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
