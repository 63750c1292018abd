import { Platform, processColor } from 'react-native';
import { expoModuleFunction } from './expoModules';

const MODULE = 'ExpoNavigationBar';

/**
 * Sets the colour of Android's navigation bar, if the app contains expo-navigation-bar. Its button
 * style `light` means white buttons, which a dark screen needs.
 */
export function colorNavigationBar(mode: 'light' | 'dark', background: string): void {
  if (Platform.OS !== 'android') {
    return;
  }
  const calls = [
    expoModuleFunction(MODULE, 'setButtonStyleAsync')?.(mode === 'dark' ? 'light' : 'dark'),
    expoModuleFunction(MODULE, 'setBackgroundColorAsync')?.(processColor(background)),
  ];
  Promise.all(calls).catch((error: unknown) =>
    console.error('ZS-ui: 내비게이션 바의 색을 바꾸지 못했습니다.', error),
  );
}
