import { type FrameEnv, type FromFrame, isFromFrame, type ToFrame } from '../shared/protocol.ts';

/** What the page hears from a frame. */
export interface FrameListener {
  onReady: () => void;
  onMessage: (message: FromFrame) => void;
  /** The frame has left its page, has not answered in time, or its page never came. */
  onLost: (why: 'left' | 'silent' | 'unloaded') => void;
}

/** A sandboxed frame in the page. */
export interface FrameConnection {
  readonly element: HTMLIFrameElement;
  sendEnv: (env: FrameEnv) => void;
  run: (id: number, name: string, code: string) => void;
  press: (id: number, label: string) => void;
  /** Expects a sign of life within `milliseconds`, or calls `onLost`. */
  expectAnswer: (milliseconds: number) => void;
  close: () => void;
}

/** How long a loaded page may stay silent, in milliseconds. */
const GRACE = 2000;

/**
 * Puts a sandboxed frame into `parent` and listens to it. Only messages of this very frame count.
 * @param url address of the frame's page
 * @param title what a screen reader calls the frame
 */
export function connectFrame(
  parent: Element,
  url: string,
  title: string,
  listener: FrameListener,
): FrameConnection {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = title;
  element.src = url;
  let loads = 0;
  let ready = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ToFrame) => element.contentWindow?.postMessage(message, '*');
  const hear = (event: MessageEvent) => {
    if (event.source !== element.contentWindow || event.origin !== 'null') {
      return;
    }
    if (!isFromFrame(event.data)) {
      return;
    }
    clearTimeout(timer);
    if (event.data.type === 'ready') {
      ready = true;
      listener.onReady();
    } else {
      listener.onMessage(event.data);
    }
  };
  const loaded = () => {
    loads++;
    if (loads > 1) {
      listener.onLost('left');
    } else if (!ready) {
      // The page says that it is ready before it has loaded; its word may still be on the way.
      timer = setTimeout(() => listener.onLost('unloaded'), GRACE);
    }
  };
  window.addEventListener('message', hear);
  element.addEventListener('load', loaded);
  parent.append(element);

  return {
    element,
    sendEnv: (env) => send({ type: 'env', env }),
    run: (id, name, code) => send({ type: 'run', id, name, code }),
    press: (id, label) => send({ type: 'press', id, label }),
    expectAnswer(milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(() => listener.onLost('silent'), milliseconds);
      send({ type: 'ping' });
    },
    close() {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      element.remove();
    },
  };
}
