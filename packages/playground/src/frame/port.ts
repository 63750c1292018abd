import type { FromFrame, ToFrame } from '../shared/protocol.ts';
import { nativeGetter } from './native.ts';

/*
 * The line to the page. An example shares this realm: whatever it could replace is taken here,
 * before it runs, so that it gets hold neither of the port nor of what goes through it.
 */
const startedAt = performance.now();
const { port1, port2 } = new MessageChannel();
const send = port1.postMessage.bind(port1);
const readData = nativeGetter(MessageEvent.prototype, 'data');

/** Tells the page something. */
export function post(message: FromFrame): void {
  send(message);
}

/**
 * Hands the page its end of the line and hears what comes through it. How long the runtime took to
 * start goes with it: it tells the page how fast this device is.
 */
export function connect(receive: (message: ToFrame) => void): void {
  port1.onmessage = (event) => receive(readData(event) as ToFrame);
  // The address of an opaque origin still says whose page this is.
  window.parent.postMessage(performance.now() - startedAt, window.location.origin, [port2]);
}
