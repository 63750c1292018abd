import type { ComponentRef } from 'react';
import { AccessibilityInfo, type View } from 'react-native';

type Host = ComponentRef<typeof View>;

/** No-op: screen readers on phones restore their position themselves. */
export function captureFocus(_fallback: () => void): () => void {
  return () => {};
}

/** Moves the screen reader to a newly opened overlay. */
export function moveFocusInto(host: Host | null, _target: 'first' | 'self'): void {
  if (host !== null) {
    AccessibilityInfo.sendAccessibilityEvent(host, 'focus');
  }
}

/** No-op: on phones the accessibility props of the layer hide it. */
export function setInert(_host: Host | null, _isInert: boolean): void {}
