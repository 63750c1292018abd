const listeners = new Map<HTMLIFrameElement, (event: MessageEvent) => void>();

/** Gives an event to the frame that it came from; nothing is read of it. */
function deliver(event: MessageEvent): void {
  if (event.origin !== 'null') {
    return;
  }
  for (const [element, listener] of listeners) {
    if (event.source === element.contentWindow) {
      listener(event);
      return;
    }
  }
}

/**
 * Hears what a frame posts to the page. Only events of this very frame count.
 * @returns the way to stop
 */
export function hearFrames(
  element: HTMLIFrameElement,
  listener: (event: MessageEvent) => void,
): () => void {
  if (listeners.size === 0) {
    window.addEventListener('message', deliver);
  }
  listeners.set(element, listener);
  return () => {
    listeners.delete(element);
    if (listeners.size === 0) {
      window.removeEventListener('message', deliver);
    }
  };
}
