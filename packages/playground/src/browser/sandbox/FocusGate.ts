import { takeEarlyPresses } from './earlyPresses.ts';

/** Callbacks of a focus gate. */
interface FocusGateListener {
  /** The reader enters the frame; `first` means by a key or a screen reader, at its first tab stop. */
  onEnter: (first: boolean) => void;
  onLeave: () => void;
  /** A press that the overlay received for the frame, in pixels of the device. */
  onTap: (x: number, y: number) => void;
  /** Code in the frame took the focus of the page; the reader had not entered. */
  onFocusStolen: () => void;
}

/** Interval of focus checks: a window in the background gets no focus events. */
const FOCUS_CHECK_MS = 500;

/**
 * Keeps the focus out of a phone's frame until the reader enters it. The frame is `inert` under an
 * overlay, a button; pressing it, or Tab from it, enters. Presses are forwarded to the frame until it
 * has confirmed that it is interactive, then the overlay hides. When the focus moves elsewhere in
 * the page, the frame is inert again.
 *
 * Workaround: `inert` on an iframe does not stop `focus()` that is called inside it (seen in Chromium
 * 156). A frame that has the focus although the reader did not enter is reported as an attack.
 */
export class FocusGate {
  readonly #overlay: HTMLElement;
  readonly #listener: FocusGateListener;
  readonly #abort = new AbortController();
  readonly #focusTimer: ReturnType<typeof setInterval>;
  #frame: HTMLIFrameElement | undefined;
  #isInside = false;
  /** Whether the overlay is being pressed: hiding it would cancel the click. */
  #isPressed = false;
  #releaseTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the frame has confirmed that it is interactive. */
  #isInteractive = false;
  readonly #screen: Element;
  /** Element of the page that had the focus last, to restore it. */
  #lastFocused: HTMLElement | undefined;

  constructor(screen: Element, overlay: HTMLElement, listener: FocusGateListener) {
    this.#listener = listener;
    this.#screen = screen;
    this.#overlay = overlay;
    const { signal } = this.#abort;
    overlay.addEventListener('click', (event) => this.#onPress(event), { signal });
    overlay.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    overlay.addEventListener('pointerdown', () => this.#holdOverlay(), { signal });
    screen.addEventListener('pointerdown', (event) => this.#onStrayPress(event as PointerEvent), {
      signal,
    });
    screen.addEventListener('mousedown', (event) => this.#keepFocusInside(event), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      // `click` is dispatched after `pointerup`.
      window.addEventListener(end, () => this.#releaseOverlaySoon(), { signal });
    }
    document.addEventListener('focusin', (event) => this.#onFocusIn(event), { signal });
    window.addEventListener('focus', () => this.#onFocusInPage(), { signal });
    window.addEventListener('blur', () => this.#rejectTheft(), { signal });
    this.#focusTimer = setInterval(() => this.#rejectTheft(), FOCUS_CHECK_MS);
  }

  /**
   * Attaches a new frame. A reader who had entered the last one has entered this one, by way of the
   * overlay: on the way from frame to frame the page has the focus, as if the reader had left.
   */
  attach(frame: HTMLIFrameElement): void {
    const wasInside = this.exit();
    this.#frame = frame;
    if (wasInside) {
      this.#enter(false);
    } else {
      this.#leave();
    }
    this.#replayEarlyPresses(frame);
  }

  /**
   * Dispatches a key of the frame on the overlay, so that shortcuts of the page work inside. The
   * overlay has the focus meanwhile: a dialog that the key opens returns it there. Where the page
   * does not handle the key, the reader stays in the frame.
   */
  forwardKey(key: KeyboardEvent | undefined): void {
    if (key && this.exit() && this.#overlay.dispatchEvent(key)) {
      this.#enter(false);
    }
  }

  /**
   * Leads a reader who is inside back to the overlay.
   * @returns whether there was one
   */
  exit(): boolean {
    const isReaderInside = this.#isInside && this.#hasFrameFocus();
    if (isReaderInside) {
      this.#overlay.hidden = false;
      this.#overlay.focus({ preventScroll: true });
    }
    return isReaderInside;
  }

  /** Hides the overlay: the frame has confirmed that it is interactive. */
  hideOverlay(frame: HTMLIFrameElement): void {
    if (this.#isInside && frame === this.#frame) {
      this.#isInteractive = true;
      this.#overlay.hidden = !this.#isPressed;
    }
  }

  /** Cancels a pending release: a busy browser may deliver `pointerdown` before the last timeout. */
  #holdOverlay(): void {
    clearTimeout(this.#releaseTimer);
    this.#isPressed = true;
  }

  #releaseOverlaySoon(): void {
    clearTimeout(this.#releaseTimer);
    this.#releaseTimer = setTimeout(() => {
      this.#isPressed = false;
      this.#overlay.hidden ||= this.#isInside && this.#isInteractive;
    });
  }

  /** Detaches the frame, which was removed. */
  detach(): void {
    this.#frame = undefined;
    this.#overlay.hidden = true;
  }

  /** Hides the overlay and removes all listeners. */
  destroy(): void {
    this.#abort.abort();
    clearInterval(this.#focusTimer);
    this.#overlay.hidden = true;
  }

  #enter(first: boolean): void {
    this.#isInteractive = false;
    if (this.#frame) {
      this.#isInside = true;
      this.#frame.inert = false;
      this.#frame.focus({ preventScroll: true });
      this.#overlay.hidden = false;
      this.#listener.onEnter(first);
    }
  }

  /** Forwards recorded presses to the new frame. */
  #replayEarlyPresses(frame: HTMLIFrameElement): void {
    const { left, top } = this.#screen.getBoundingClientRect();
    for (const { x, y, hasPlace } of takeEarlyPresses(this.#screen)) {
      this.#press(frame, left + x, top + y, hasPlace);
    }
  }

  /** Enters the frame, and presses at the window's `x` and `y`; a key or a screen reader has no place. */
  #press(frame: HTMLIFrameElement, x: number, y: number, hasPlace: boolean): void {
    const { left, top, width } = frame.getBoundingClientRect();
    if (!this.#isInside) {
      this.#enter(!hasPlace);
    }
    if (hasPlace) {
      // The phone is drawn scaled.
      const scale = width / frame.offsetWidth || 1;
      this.#listener.onTap((x - left) / scale, (y - top) / scale);
    }
  }

  #leave(): void {
    this.#isInside = false;
    if (this.#frame) {
      this.#frame.inert = true;
      this.#overlay.hidden = false;
      this.#listener.onLeave();
    }
  }

  #onPress(event: MouseEvent): void {
    if (this.#frame && event.isTrusted) {
      this.#press(this.#frame, event.clientX, event.clientY, event.detail > 0);
    }
  }

  /**
   * Forwards a press that the page received on the iframe element: right after the overlay has
   * hidden, hit testing may still be that of the last drawn picture.
   */
  #onStrayPress(event: PointerEvent): void {
    if (this.#frame && this.#isInside && event.isTrusted && event.target === this.#frame) {
      this.#press(this.#frame, event.clientX, event.clientY, true);
    }
  }

  /**
   * Keeps a press on the screen from moving the focus out of the frame. On the iframe element itself
   * it would blur what is focused inside, while the element stays active: keys would reach nothing.
   */
  #keepFocusInside(event: Event): void {
    if (this.#isInside) {
      event.preventDefault();
    }
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (this.#frame && event.key === 'Tab' && !event.shiftKey && event.isTrusted) {
      event.preventDefault();
      this.#enter(true);
    }
  }

  #onFocusIn(event: FocusEvent): void {
    const { target } = event;
    if (target instanceof HTMLElement && target !== this.#frame) {
      this.#lastFocused = target;
    }
    this.#onFocusInPage();
  }

  #hasFrameFocus(): boolean {
    return this.#frame !== undefined && document.activeElement === this.#frame;
  }

  /**
   * The page has the focus: a reader who was inside has left, unless they came back to the window.
   * Only these events tell of it. When the focus goes into the frame, Firefox (153) shows the body as
   * the active element for a while, from the `blur` of the window on.
   */
  #onFocusInPage(): void {
    if (this.#isInside && !this.#hasFrameFocus()) {
      this.#leave();
    }
    this.#rejectTheft();
  }

  #rejectTheft(): void {
    if (this.#hasFrameFocus() && !this.#isInside) {
      this.#frame?.blur();
      this.#listener.onFocusStolen();
      if (this.#lastFocused !== this.#overlay) {
        this.#lastFocused?.focus({ preventScroll: true });
      }
    }
  }
}
