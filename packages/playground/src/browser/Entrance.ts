/** What happens at an entrance. */
export interface EntranceListener {
  /** The reader enters, by Tab to the `first` stop. */
  onEnter: (first: boolean) => void;
  onLeave: () => void;
  /** The press that opened it, in pixels of the device. */
  onTap: (x: number, y: number) => void;
  /** The frame has the focus of the page without its reader having entered. */
  onTheft: () => void;
}

/** Period of looks at a page whose window is not the one in use, in milliseconds. */
const LOOK_EVERY = 500;

function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zs-play-enter';
  button.setAttribute('aria-label', label);
  button.hidden = true;
  return button;
}

/** Where a press on the button meets the frame under it, in the frame's own pixels. */
function placeIn(
  frame: HTMLIFrameElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
) {
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth || 1;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/**
 * Closes the screen of a phone to the focus: its frame is inert, and a button lies over it, until
 * the reader presses the button, or moves on from it with Tab. The first press is passed on, and so
 * is each that comes before the frame has answered: the button stays until then. The frame is closed
 * again as soon as the focus is elsewhere in the page. An inert frame can still call
 * for the focus from inside, in browsers of today: one that gets it so is a thief.
 */
export class Entrance {
  readonly #button: HTMLButtonElement;
  readonly #listener: EntranceListener;
  readonly #ends = new AbortController();
  readonly #looking: ReturnType<typeof setInterval>;
  #frame: HTMLIFrameElement | undefined;
  #isInside = false;
  /** A press on the button has begun and not ended: taken away now, it would reach nothing. */
  #isHeld = false;
  #lettingGo: ReturnType<typeof setTimeout> | undefined;
  /** The frame has opened: presses reach it by themselves once the button is away. */
  #isOpen = false;
  readonly #screen: Element;
  /** Presses from before there was a frame, by how far they are from the corner of the screen. */
  #early: { x: number; y: number }[] = [];
  /** What had the focus of the page last. */
  #before: Element | null = null;

  constructor(screen: Element, label: string, listener: EntranceListener) {
    this.#listener = listener;
    this.#screen = screen;
    this.#button = createButton(label);
    this.#button.addEventListener('click', (event) => this.#press(event));
    this.#button.addEventListener('keydown', (event) => this.#moveOn(event));
    this.#button.addEventListener('pointerdown', () => this.#hold());
    const { signal } = this.#ends;
    screen.addEventListener('pointerdown', (event) => this.#catch(event as PointerEvent), {
      signal,
    });
    screen.addEventListener('mousedown', (event) => this.#keepInside(event), { signal });
    screen.addEventListener('click', (event) => this.#wait(event as MouseEvent), { signal });
    document.addEventListener('pointerdown', (event) => this.#forget(event), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      // The click of a press comes right behind its end.
      window.addEventListener(end, () => this.#letGoSoon(), { signal });
    }
    document.addEventListener('focusin', (event) => this.#follow(event), { signal });
    window.addEventListener('focus', () => this.#look(), { signal });
    window.addEventListener('blur', () => this.#look(), { signal });
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
    screen.append(this.#button);
  }

  /** Makes this frame the one that the way leads to. A reader who was inside stays inside. */
  lead(frame: HTMLIFrameElement): void {
    const wasInside = this.#isInside && document.activeElement === this.#frame;
    this.#frame = frame;
    if (wasInside) {
      this.#enter(false);
    } else {
      this.#leave();
    }
    this.#catchUp(frame);
  }

  /**
   * Gives the page a key that its reader has pressed inside. They wait at the entrance, which is
   * where a dialog that the key opens leads back to; a key that the page does not take changes nothing.
   */
  pass(key: KeyboardEvent | undefined): void {
    if (!key || !this.#isInside || document.activeElement !== this.#frame) {
      return;
    }
    this.#button.hidden = false;
    this.#button.focus({ preventScroll: true });
    if (this.#button.dispatchEvent(key)) {
      this.#enter(false);
    }
  }

  /** The frame has opened for its reader: presses reach it by themselves from now on. */
  uncover(frame: HTMLIFrameElement): void {
    if (this.#isInside && frame === this.#frame) {
      this.#isOpen = true;
      this.#button.hidden = !this.#isHeld;
    }
  }

  /** A busy browser handles the next press before the end of the last one has had its turn. */
  #hold(): void {
    clearTimeout(this.#lettingGo);
    this.#isHeld = true;
  }

  #letGoSoon(): void {
    clearTimeout(this.#lettingGo);
    this.#lettingGo = setTimeout(() => this.#letGo());
  }

  #letGo(): void {
    this.#isHeld = false;
    if (this.#isInside && this.#isOpen) {
      this.#button.hidden = true;
    }
  }

  /** Leads nowhere, while there is no frame. */
  close(): void {
    this.#frame = undefined;
    this.#button.hidden = true;
  }

  /** Takes the way out of the page. */
  remove(): void {
    this.#ends.abort();
    clearInterval(this.#looking);
    this.#button.remove();
  }

  #enter(first: boolean): void {
    this.#isOpen = false;
    if (this.#frame) {
      this.#isInside = true;
      this.#frame.inert = false;
      this.#frame.focus({ preventScroll: true });
      this.#button.hidden = false;
      this.#listener.onEnter(first);
    }
  }

  /**
   * Keeps a press on the picture of what is still to come. A picture that shows what has been pressed
   * is another screen than the one that comes: there its place means nothing.
   */
  #wait(event: MouseEvent): void {
    if (!this.#frame && event.isTrusted && !this.#screen.closest('[data-play]')) {
      const { left, top } = this.#screen.getBoundingClientRect();
      this.#early.push({ x: event.clientX - left, y: event.clientY - top });
    }
  }

  /** A reader who goes on to something else waits for nothing here. */
  #forget({ target }: Event): void {
    if (!(target instanceof Node && this.#screen.contains(target))) {
      this.#early = [];
    }
  }

  /** Passes on what was pressed before the frame had come. */
  #catchUp(frame: HTMLIFrameElement): void {
    const early = this.#early.splice(0);
    if (early.length > 0 && !this.#isInside) {
      this.#enter(false);
    }
    const { left, top } = this.#screen.getBoundingClientRect();
    for (const press of early) {
      const { x, y } = placeIn(frame, { clientX: left + press.x, clientY: top + press.y });
      this.#listener.onTap(x, y);
    }
  }

  #leave(): void {
    this.#isInside = false;
    if (this.#frame) {
      this.#frame.inert = true;
      this.#button.hidden = false;
      this.#listener.onLeave();
    }
  }

  #press(event: MouseEvent): void {
    if (!this.#frame || !event.isTrusted) {
      return;
    }
    const { x, y } = placeIn(this.#frame, event);
    if (!this.#isInside) {
      this.#enter(false);
    }
    // A key or a screen reader presses without a place.
    if (event.detail > 0) {
      this.#listener.onTap(x, y);
    }
  }

  /**
   * For a moment after the button has gone the browser may still give a press to the page, on the
   * frame's element: nothing of it reaches what the frame shows, so it is passed on.
   */
  #catch(event: PointerEvent): void {
    if (this.#frame && this.#isInside && event.isTrusted && event.target === this.#frame) {
      const { x, y } = placeIn(this.#frame, event);
      this.#listener.onTap(x, y);
    }
  }

  /**
   * A press takes the focus of the page, which a reader who is on the way in has given to the frame.
   * One on the frame's element takes it from what is inside: that element stays the active one, but
   * keys reach nothing.
   */
  #keepInside(event: Event): void {
    if (this.#isInside) {
      event.preventDefault();
    }
  }

  #moveOn(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.shiftKey && event.isTrusted) {
      event.preventDefault();
      this.#enter(true);
    }
  }

  #follow(event: FocusEvent): void {
    const { target } = event;
    this.#forget(event);
    if (target instanceof Element && target !== this.#frame) {
      this.#before = target;
    }
    this.#look();
  }

  #look(): void {
    const isAtFrame = this.#frame !== undefined && document.activeElement === this.#frame;
    if (this.#isInside && !isAtFrame) {
      this.#leave();
    } else if (isAtFrame && !this.#isInside) {
      this.#frame?.blur();
      this.#listener.onTheft();
      if (this.#before instanceof HTMLElement && this.#before !== this.#button) {
        this.#before.focus({ preventScroll: true });
      }
    }
  }
}
