import { Platform, StatusBar } from 'react-native';

/** Colours Android's status bar; nothing elsewhere. */
export function colorStatusBar(color: string): void {
  if (Platform.OS === 'android') {
    StatusBar.setBackgroundColor(color);
  }
}
