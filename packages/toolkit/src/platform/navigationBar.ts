import { Platform } from 'react-native';
import { expoModuleFunction } from './expoModules';

/** Sets the button style of Android's navigation bar, if the app contains expo-navigation-bar. */
export function styleNavigationBar(mode: 'light' | 'dark'): void {
  if (Platform.OS === 'android') {
    expoModuleFunction('ExpoNavigationBar', 'setStyle')?.(mode);
  }
}
