import { processColor } from 'react-native';
import { requireNativeModule } from './expoModulesCore';

const bar = requireNativeModule('ExpoNavigationBar');

export const setButtonStyleAsync = (style: string) => bar.setButtonStyleAsync?.(style);
export const setBackgroundColorAsync = (color: string) =>
  bar.setBackgroundColorAsync?.(processColor(color));
