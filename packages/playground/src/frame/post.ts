import type { FromFrame } from '../shared/protocol.ts';

/** Tells the page something. The page's origin is unknown to a frame of opaque origin, hence `*`. */
export function post(message: FromFrame): void {
  window.parent.postMessage(message, '*');
}
