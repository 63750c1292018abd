import type { ComponentRef } from 'react';
import type { View } from 'react-native';

type Host = ComponentRef<typeof View>;

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** In a browser the host of a View is an element. */
function elementOf(host: Host | null): HTMLElement | undefined {
  const node: unknown = host;
  return node instanceof HTMLElement ? node : undefined;
}

/**
 * Remembers what has the keyboard focus.
 *
 * @param fallback runs instead when that is gone or cannot be reached any more.
 * @returns the way to give the focus back.
 */
export function captureFocus(fallback: () => void): () => void {
  const focused = document.activeElement;
  return () => {
    const canReturn =
      focused instanceof HTMLElement &&
      focused !== document.body &&
      focused.isConnected &&
      focused.closest('[inert]') === null;
    if (canReturn) {
      focused.focus({ preventScroll: true });
    } else {
      fallback();
    }
  };
}

/** Moves the keyboard focus into an overlay: to its first control, or to the overlay itself. */
export function moveFocusInto(host: Host | null, target: 'first' | 'self'): void {
  const element = elementOf(host);
  const first = target === 'first' ? element?.querySelector<HTMLElement>(FOCUSABLE) : null;
  (first ?? element)?.focus({ preventScroll: true });
}

/** Takes everything in a layer out of reach of keyboard, pointer and screen reader, or gives it back. */
export function setInert(host: Host | null, isInert: boolean): void {
  elementOf(host)?.toggleAttribute('inert', isInert);
}
