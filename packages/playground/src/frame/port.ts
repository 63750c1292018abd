import { createMessageFilter } from '../shared/frameMessages.ts';
import type { FromFrame, ToFrame } from '../shared/protocol.ts';
import { nativeGetter } from './nativeGetter.ts';

/*
 * The message port to the page. An example shares this realm: functions that it could replace are
 * bound here, before it runs, so that it can neither use the port nor read its messages.
 */
const startedAt = performance.now();
const { port1, port2 } = new MessageChannel();
const send = port1.postMessage.bind(port1);
const filter = createMessageFilter(performance.now.bind(performance));
const readData = nativeGetter(MessageEvent.prototype, 'data');

/** Sends a message to the page, cut. @returns false for one too many of its type in a second */
export function post(message: FromFrame): boolean {
  const allowed = filter(message);
  if (allowed) {
    send(allowed);
  }
  return allowed !== undefined;
}

/**
 * Sends the other port to the page, with the startup time of the runtime in milliseconds, by which the
 * watchdog scales its limits.
 */
export function connect(receive: (message: ToFrame) => void): void {
  port1.onmessage = (event) => receive(readData(event) as ToFrame);
  // `location.origin` of an opaque origin is still that of the address.
  window.parent.postMessage(performance.now() - startedAt, window.location.origin, [port2]);
}
