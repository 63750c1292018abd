const listeners = new Map<HTMLIFrameElement, (event: MessageEvent) => void>();

/** Delivers a window message to the listener of its frame, without reading its data. */
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
 * Listens to window messages of one frame.
 * @returns stops listening
 */
export function listenToFrame(
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
