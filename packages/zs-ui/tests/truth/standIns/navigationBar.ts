import { processColor } from 'react-native';
import { requireNativeModule } from './expoModulesCore';

type NativeBar = Record<
  'setButtonStyleAsync' | 'setBackgroundColorAsync',
  (value: unknown) => void
>;

const bar = () => requireNativeModule('ExpoNavigationBar') as NativeBar;

export const setButtonStyleAsync = (style: string) => bar().setButtonStyleAsync(style);
export const setBackgroundColorAsync = (color: string) =>
  bar().setBackgroundColorAsync(processColor(color));
