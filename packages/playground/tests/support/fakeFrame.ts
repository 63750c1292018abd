import type { ToFrame } from '../../src/shared/protocol.ts';

/** The page's end of a line, as a frame hands it over. */
interface Line {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (message: ToFrame) => void;
  close: () => void;
}

/** Plays the frame's runtime and the code in it, for an iframe that loads nothing. */
export class FakeFrame {
  readonly element: HTMLIFrameElement;
  /** What the page has sent, in its order; pings stand apart. */
  readonly heard: ToFrame[] = [];
  readonly pings: number[] = [];
  isClosed = false;
  readonly #line: Line = {
    onmessage: null,
    postMessage: (message) => {
      if (message.type === 'ping') {
        this.pings.push(message.nonce);
      } else {
        this.heard.push(message);
      }
    },
    close: () => {
      this.isClosed = true;
    },
  };

  constructor(element: HTMLIFrameElement) {
    this.element = element;
  }

  /** The last message of a kind that the page has sent. */
  last<Type extends ToFrame['type']>(type: Type): Extract<ToFrame, { type: Type }> | undefined {
    return this.heard.findLast(
      (message): message is Extract<ToFrame, { type: Type }> => message.type === type,
    );
  }

  /** The runtime is there and hands over its line. @param startup how long it took to start */
  begin(startup = 20): this {
    this.posts(startup, { ports: [this.#line] });
    return this;
  }

  /** Says something through the line. */
  says(message: unknown): void {
    this.#line.onmessage?.({ data: message });
  }

  /** Answers the last ping. */
  answers(): void {
    this.says({ type: 'pong', nonce: this.pings.at(-1) });
  }

  /** Code in the frame posts to the page by itself. */
  posts(data: unknown, more: object = {}): void {
    const source = this.element.contentWindow;
    const event = new Event('message');
    window.dispatchEvent(
      Object.assign(event, { data, origin: 'null', source, ports: [], ...more }),
    );
  }

  /** The frame's page has loaded, this one or the next. */
  loads(): void {
    this.element.dispatchEvent(new Event('load'));
  }
}

/** The frames of the page, in their order. */
export function framesIn(root: ParentNode): HTMLIFrameElement[] {
  return [...root.querySelectorAll('iframe')];
}
