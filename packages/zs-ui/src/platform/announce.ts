import { AccessibilityInfo, Platform } from 'react-native';

/** Has a screen reader say what has appeared, where no live region makes it: iOS has none. */
export function announce(text: string): void {
  if (Platform.OS === 'ios') {
    AccessibilityInfo.announceForAccessibility(text);
  }
}

/**
 * Has a screen reader say which overlay has opened, after what it is saying: views that hold others
 * have no name on phones.
 */
export function announceOpened(label: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(label, { queue: true });
}
