/** Stubs of browser APIs that jsdom does not have, controlled by the tests. */

type Listener = () => void;

const media = new Map<string, boolean>();
const mediaListeners = new Set<Listener>();

/** Sets the result of a media query and notifies listeners. */
export function setMedia(query: string, matches: boolean): void {
  media.set(query, matches);
  for (const listener of [...mediaListeners]) {
    listener();
  }
}

export const DARK = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const sizes = new WeakMap<Element, DOMRect>();
const observers = new Set<StubResizeObserver>();

class StubResizeObserver implements ResizeObserver {
  readonly seen = new Set<Element>();
  readonly report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.report = report;
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {
    this.seen.clear();
    observers.delete(this);
  }
}

/** Sets the rectangle of an element and notifies its ResizeObservers. Call inside `act`. */
export function setRect(
  element: Element,
  rect: { x?: number; y?: number; width: number; height: number },
): void {
  sizes.set(element, new DOMRect(rect.x ?? 0, rect.y ?? 0, rect.width, rect.height));
  for (const observer of [...observers]) {
    if (observer.seen.has(element)) {
      const entry = { target: element, contentRect: element.getBoundingClientRect() };
      observer.report([entry as ResizeObserverEntry], observer);
    }
  }
}

/** Resizes the window. Call inside `act`. */
export function resizeWindow(width: number, height: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    value: width,
  });
  Object.defineProperty(document.documentElement, 'clientHeight', {
    configurable: true,
    value: height,
  });
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: height });
  window.dispatchEvent(new Event('resize'));
}

/** Installs the stubs; has to run before React Native Web loads. */
export function installBrowser(): void {
  window.matchMedia = (query: string) => {
    const target = new EventTarget();
    const listeners = new Map<unknown, Listener>();
    const list = {
      media: query,
      get matches() {
        return media.get(query) ?? false;
      },
      onchange: null,
      addEventListener(_type: string, listener: (event: { matches: boolean }) => void) {
        const notify = () => listener({ matches: media.get(query) ?? false });
        listeners.set(listener, notify);
        mediaListeners.add(notify);
      },
      removeEventListener(_type: string, listener: unknown) {
        const notify = listeners.get(listener);
        if (notify !== undefined) {
          mediaListeners.delete(notify);
        }
      },
      addListener(listener: (event: { matches: boolean }) => void) {
        this.addEventListener('change', listener);
      },
      removeListener(listener: unknown) {
        this.removeEventListener('change', listener);
      },
      dispatchEvent: (event: Event) => target.dispatchEvent(event),
    };
    return list as unknown as MediaQueryList;
  };
  window.ResizeObserver = StubResizeObserver;
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function place(this: Element) {
    return sizes.get(this) ?? measure.call(this);
  };
  // React Native Web measures layouts by these properties.
  for (const [name, key] of [
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.getBoundingClientRect()[key];
      },
    });
  }
}
