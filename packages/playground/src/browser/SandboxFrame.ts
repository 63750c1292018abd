import { type FromFrame, isFromFrame, type ToFrame } from '../shared/protocol.ts';
import { hearFrames } from './hearFrames.ts';
import { createRate } from './rate.ts';
import { watchdog } from './watchdog.ts';

/** Why a frame is no more: `shared` means that another one holds up the process that both live in. */
export type LossReason = 'left' | 'silent' | 'memory' | 'shared' | 'unloaded' | 'flood';

/** What the page hears from a frame. */
export interface FrameListener {
  onMessage: (message: FromFrame) => void;
  onLost: (why: LossReason) => void;
}

/** How long a loaded page may stay silent, in milliseconds. */
const GRACE = 2000;

/** How long a page may take to load, in milliseconds. */
const LONGEST_LOAD = 20_000;

/** Most messages that a frame may send in a second; its own runtime keeps far below. */
const MOST_A_SECOND = 500;

function createElement(url: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.inert = true;
  element.title = title;
  element.src = url;
  return element;
}

/**
 * A sandboxed frame in the page, for one run of one example. Its runtime hands over a port before it
 * runs anything; what an example posts by itself is counted, and never read: a message may cost the
 * page more to read than it cost to send.
 */
export class SandboxFrame {
  readonly element: HTMLIFrameElement;
  readonly #listener: FrameListener;
  readonly #isBearable = createRate(MOST_A_SECOND);
  readonly #stopHearing: () => void;
  /** What is sent before the frame is ready. */
  readonly #waiting: ToFrame[] = [];
  #port: MessagePort | undefined;
  #loads = 0;
  /** Whether it is the frame's own page that has come: one that says that there is none is silent. */
  #hasSpoken = false;
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
    this.element.addEventListener('load', () => this.#loaded());
    this.#stopHearing = hearFrames(this.element, (event) => this.#hear(event));
    watchdog.watch(this, (why) => this.#lose(why));
    const load = () => {
      parent.append(this.element);
      this.#expect(LONGEST_LOAD);
    };
    const wait = watchdog.wait();
    if (wait > 0) {
      this.#timer = setTimeout(load, wait);
    } else {
      load();
    }
  }

  /** Sends something now, or once the frame is ready. */
  send(message: ToFrame): void {
    if (!this.#port) {
      this.#waiting.push(message);
      return;
    }
    // What reaches all frames at once tells none of them from the others.
    if (message.type !== 'ping' && message.type !== 'env') {
      watchdog.touch(this);
    }
    this.#port.postMessage(message);
  }

  /** Takes the frame out of the page. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stopHearing();
    watchdog.forget(this);
    this.#port?.close();
    this.element.remove();
  }

  /** Gives the frame's page so long to say that it is there. */
  #expect(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose('unloaded'), milliseconds);
  }

  #loaded(): void {
    this.#loads++;
    if (this.#loads > 1) {
      this.#lose('left');
    } else if (!this.#hasSpoken) {
      // The page says that it is there before it has loaded; its word may still be on the way.
      this.#expect(GRACE);
    }
  }

  #hear(event: MessageEvent): void {
    const [port] = this.#port ? [] : event.ports;
    if (port) {
      this.#begin(port, Number(event.data));
    } else if (!this.#isBearable()) {
      this.#lose('flood');
    } else if (!this.#hasSpoken) {
      this.#hasSpoken = true;
      // It has come, and now starts its runtime, which takes its time on a slow device.
      this.#expect(LONGEST_LOAD);
    }
  }

  /** @param startup how long the frame's runtime took to start, in milliseconds */
  #begin(port: MessagePort, startup: number): void {
    clearTimeout(this.#timer);
    this.#port = port;
    this.#hasSpoken = true;
    port.onmessage = (event) => this.#receive(event);
    watchdog.begin(this, startup);
    for (const message of this.#waiting.splice(0)) {
      this.send(message);
    }
  }

  #receive(event: MessageEvent): void {
    if (!this.#isBearable()) {
      this.#lose('flood');
      return;
    }
    const { data } = event;
    if (!isFromFrame(data)) {
      return;
    }
    if (data.type === 'pong') {
      watchdog.hear(this, data.nonce, data.memory);
    } else {
      this.#listener.onMessage(data);
    }
  }

  #lose(why: LossReason): void {
    if (!this.#isClosed) {
      this.close();
      this.#listener.onLost(why);
    }
  }
}
