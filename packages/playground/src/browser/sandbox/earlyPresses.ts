/** A press on the picture of a phone, in pixels of the page from the corner of its screen. */
export interface EarlyPress {
  x: number;
  y: number;
  /** A key or a screen reader presses without a place. */
  hasPlace: boolean;
}

/** The screen that the reader is at, and their presses on it before it has a frame. */
let current: Element | null = null;
let presses: EarlyPress[] = [];

/** Presses of the reader on a screen that waited for its frame. */
export function takeEarlyPresses(screen: Element): EarlyPress[] {
  const taken = screen === current ? presses : [];
  presses = [];
  return taken;
}

function onEvent(event: Event): void {
  const { type, target, isTrusted, clientX, clientY, detail } = event as MouseEvent;
  const screen = target instanceof Element ? target.closest('[data-screen]') : null;
  if (screen !== current) {
    presses = [];
  }
  current = screen;
  if (type === 'click' && isTrusted && screen && !screen.querySelector('[data-drawn]')) {
    const { left, top } = screen.getBoundingClientRect();
    presses.push({ x: clientX - left, y: clientY - top, hasPlace: detail > 0 });
  }
}

/** Keeps presses on pictures of phones; a reader who goes on to something else takes them back. */
export function recordEarlyPresses(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    // A second time changes nothing: it is the same function.
    document.addEventListener(type, onEvent, true);
  }
}
