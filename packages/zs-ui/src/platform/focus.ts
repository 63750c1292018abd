import type { ComponentRef } from 'react';
import { AccessibilityInfo, type View } from 'react-native';

type Host = ComponentRef<typeof View>;

/** Screen readers on phones keep their place by themselves: nothing to remember. */
export function captureFocus(_fallback: () => void): () => void {
  return () => {};
}

/** Moves the screen reader to a newly opened overlay. */
export function moveFocusInto(host: Host | null, _target: 'first' | 'self'): void {
  if (host !== null) {
    AccessibilityInfo.sendAccessibilityEvent(host, 'focus');
  }
}

/** On phones the accessibility props of the layer do this. */
export function setInert(_host: Host | null, _isInert: boolean): void {}
