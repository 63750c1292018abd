import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BottomSheetOptions } from './types';

const DEFAULT_HEIGHT = 300;
/** Minimum margins (pt) above and below the sheet together, besides the safe area. */
const VERTICAL_MARGINS = 30;

/** Height (pt) of a sheet, or with `'auto'` its maximum: what the window, `maxHeight` and `height` allow. */
export function useSheetLimit(options: BottomSheetOptions = {}): number {
  const { height: windowHeight } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const window = Math.max(windowHeight - VERTICAL_MARGINS - top - bottom, 0);
  const { height = DEFAULT_HEIGHT, maxHeight = window } = options;
  const asked = height === 'auto' ? window : Number.isFinite(height) ? height : 0;
  const most = Number.isFinite(maxHeight) ? maxHeight : window;
  return Math.min(window, Math.max(most, 0), Math.max(asked, 0));
}
