import { AccessibilityInfo, Platform } from 'react-native';

/** Announces text to screen readers on iOS, which has no live regions. */
export function announce(text: string): void {
  if (Platform.OS === 'ios') {
    AccessibilityInfo.announceForAccessibility(text);
  }
}

/**
 * Announces the name of an overlay that has opened, after the current speech: on phones, screen
 * readers do not read the label of a view with accessible children.
 */
export function announceOpened(label: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(label, { queue: true });
}
