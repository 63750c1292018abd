import { AccessibilityInfo, Platform } from 'react-native';

/** Has a screen reader say what has appeared, where no live region makes it: iOS has none. */
export function announce(text: string): void {
  if (Platform.OS === 'ios') {
    AccessibilityInfo.announceForAccessibility(text);
  }
}
