import type { ComponentRef } from 'react';
import type { View } from 'react-native';

type Host = ComponentRef<typeof View>;

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** The element of a View. */
function elementOf(host: Host | null): HTMLElement | undefined {
  const node: unknown = host;
  return node instanceof HTMLElement ? node : undefined;
}

/**
 * Captures the focused element.
 * @param fallback called instead if the element was removed or became inert
 * @returns function that focuses the element again
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

/** Sets or removes `inert`, which blocks keyboard, pointer and screen readers. */
export function setInert(host: Host | null, isInert: boolean): void {
  elementOf(host)?.toggleAttribute('inert', isInert);
}
