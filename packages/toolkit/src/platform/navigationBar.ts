import { Platform, processColor } from 'react-native';
import { expoModuleFunction } from './expoModules';

const MODULE = 'ExpoNavigationBar';

/** Sets button style and colour of Android's navigation bar, if the app contains expo-navigation-bar. */
export function colorNavigationBar(mode: 'light' | 'dark', background: string): void {
  if (Platform.OS === 'android') {
    expoModuleFunction(MODULE, 'setButtonStyleAsync')?.(mode);
    expoModuleFunction(MODULE, 'setBackgroundColorAsync')?.(processColor(background));
  }
}
