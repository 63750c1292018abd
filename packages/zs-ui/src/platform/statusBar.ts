import { Platform, StatusBar } from 'react-native';

/** Sets the colour of Android's status bar. */
export function colorStatusBar(color: string): void {
  if (Platform.OS === 'android') {
    StatusBar.setBackgroundColor(color);
  }
}
