import { createMessageFilter } from '../../shared/frameMessages.ts';
import type { FromFrame, ToFrame } from '../../shared/protocol.ts';
import { listenToFrame } from './listenToFrame.ts';
import { watchdog } from './watchdog.ts';

/** Why a frame was removed: `shared` means because of another frame of the same process. */
export type LossReason = 'left' | 'silent' | 'shared' | 'unloaded' | 'flood';

/** Callbacks of a frame. */
export interface FrameListener {
  onMessage: (message: FromFrame) => void;
  onLost: (why: LossReason) => void;
}

/** Time that a loaded frame may take to report. */
const READY_TIMEOUT_MS = 2000;

/** Time that a frame may take to load, and again to start its runtime. */
const LOAD_TIMEOUT_MS = 20_000;

/** Messages of a frame's port in a second after which it is removed; its own runtime sends far fewer. */
const MAX_MESSAGES_PER_SECOND = 500;

/**
 * Window messages in all after which a frame is removed: its own runtime sends two. Each costs the page
 * time by its size although nothing reads it, some 0.1 s for 60 MB.
 */
const MAX_WINDOW_MESSAGES = 10;

/**
 * Creates a rate limit.
 * @param max calls allowed in a second
 * @returns counts a call, and returns whether it is within the limit
 */
function createRateLimit(max: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= max;
  };
}

function createElement(url: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  // Browsers allow it to every frame.
  element.setAttribute('allow', "picture-in-picture 'none'");
  element.inert = true;
  element.title = title;
  element.src = url;
  return element;
}

/**
 * A sandboxed iframe for one run of one example. Its runtime transfers a MessagePort before it runs
 * anything. Window messages, which an example can post too, are counted but never read:
 * deserialising a message may cost the page more than sending it.
 */
export class SandboxFrame {
  readonly element: HTMLIFrameElement;
  readonly #listener: FrameListener;
  readonly #isWithinLimit = createRateLimit(MAX_MESSAGES_PER_SECOND);
  readonly #filter = createMessageFilter(() => performance.now(), 2);
  readonly #stopListening: () => void;
  /** Messages to send once the frame has connected. */
  readonly #queue: ToFrame[] = [];
  #port: MessagePort | undefined;
  #loads = 0;
  #windowMessages = 0;
  /** Whether the frame's own page has reported: an error page of the server does not. */
  #hasReported = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /**
   * @param parent element that the frame is put into
   * @param url address of the frame's page
   * @param title what a screen reader calls the frame
   */
  constructor(parent: Element, url: string, title: string, listener: FrameListener) {
    this.#listener = listener;
    this.element = createElement(url, title);
    this.element.addEventListener('load', () => this.#onLoad());
    this.#stopListening = listenToFrame(this.element, (event) => this.#onWindowMessage(event));
    watchdog.watch(this, (why) => this.#fail(why));
    const load = () => {
      parent.append(this.element);
      this.#startTimeout(LOAD_TIMEOUT_MS);
    };
    const wait = watchdog.wait();
    if (wait > 0) {
      this.#timer = setTimeout(load, wait);
    } else {
      load();
    }
  }

  /** Sends a message now, or once the frame has connected. */
  send(message: ToFrame): void {
    if (!this.#port) {
      this.#queue.push(message);
      return;
    }
    // Messages to all frames do not show which one hangs.
    if (message.type !== 'ping' && message.type !== 'env') {
      watchdog.touch(this);
    }
    this.#port.postMessage(message);
  }

  /** Removes the frame. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stopListening();
    watchdog.forget(this);
    this.#port?.close();
    this.element.remove();
  }

  /** Removes the frame unless it reports within this time. */
  #startTimeout(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail('unloaded'), milliseconds);
  }

  #onLoad(): void {
    this.#loads++;
    if (this.#loads > 1) {
      this.#fail('left');
    } else if (!this.#hasReported) {
      // The frame reports on `load` too, and its message may arrive later.
      this.#startTimeout(READY_TIMEOUT_MS);
    }
  }

  #onWindowMessage(event: MessageEvent): void {
    const [port] = this.#port ? [] : event.ports;
    this.#windowMessages += 1;
    if (port) {
      this.#connect(port, Number(event.data));
    } else if (this.#windowMessages > MAX_WINDOW_MESSAGES) {
      this.#fail('flood');
    } else if (!this.#hasReported) {
      this.#hasReported = true;
      // The document has loaded, and starts its runtime, which is slow on a slow device.
      this.#startTimeout(LOAD_TIMEOUT_MS);
    }
  }

  /** @param startup how long the frame's runtime took to start, in milliseconds */
  #connect(port: MessagePort, startup: number): void {
    clearTimeout(this.#timer);
    this.#port = port;
    this.#hasReported = true;
    port.onmessage = (event) => this.#onPortMessage(event);
    watchdog.begin(this, startup);
    for (const message of this.#queue.splice(0)) {
      this.send(message);
    }
  }

  #onPortMessage(event: MessageEvent): void {
    if (!this.#isWithinLimit()) {
      this.#fail('flood');
      return;
    }
    const message = this.#filter(event.data);
    if (message?.type === 'pong') {
      watchdog.onPong(this, message.nonce);
    } else if (message) {
      this.#listener.onMessage(message);
    }
  }

  #fail(why: LossReason): void {
    if (!this.#isClosed) {
      this.close();
      this.#listener.onLost(why);
    }
  }
}
