/** A press on the picture of a phone, in pixels of the page from the corner of its screen. */
export interface EarlyPress {
  x: number;
  y: number;
  /** A key or a screen reader presses without a place. */
  hasPlace: boolean;
}

/** The screen that was pressed last before it had a frame, and these presses. */
let pressed: { screen: Element; presses: EarlyPress[] } | undefined;

/** Presses of the reader on a screen that waited for its frame. */
export function takeEarlyPresses(screen: Element): EarlyPress[] {
  const presses = pressed?.screen === screen ? pressed.presses : [];
  pressed = undefined;
  return presses;
}

function recordPress(screen: Element, { clientX, clientY, detail }: MouseEvent): void {
  const { left, top } = screen.getBoundingClientRect();
  const press = { x: clientX - left, y: clientY - top, hasPlace: detail > 0 };
  if (pressed?.screen === screen) {
    pressed.presses.push(press);
  } else {
    pressed = { screen, presses: [press] };
  }
}

function onEvent(event: Event): void {
  const { target } = event;
  const screen = target instanceof Element ? target.closest('[data-screen]') : null;
  if (pressed?.screen !== screen) {
    pressed = undefined;
  }
  const isWaiting = screen && !screen.querySelector('[data-drawn]');
  if (isWaiting && event.type === 'click' && event.isTrusted) {
    recordPress(screen, event as MouseEvent);
  }
}

/** Keeps presses on pictures of phones; a reader who goes on to something else takes them back. */
export function recordEarlyPresses(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    // A second time changes nothing: it is the same function.
    document.addEventListener(type, onEvent, true);
  }
}
