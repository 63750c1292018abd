import { requireNativeModule } from './expoModulesCore';

const bar = requireNativeModule('ExpoNavigationBar');

export const setStyle = (style: string) => bar.setStyle?.(style);
