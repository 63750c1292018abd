import { useEffect, useState } from 'react';
import { Keyboard } from 'react-native';
import { initialWindowMetrics } from 'react-native-safe-area-context';
import { IS_PREVIEW } from '../../platform/preview';
import { useTheme } from '../../theme/useTheme';
import { ModalBackground } from '../ModalBackground';
import type { Slot } from '../slots';
import { Z_INDEX } from '../zIndex';
import { SheetPanel } from './SheetPanel';
import type { ShowBottomSheetProps } from './types';
import { useSheetMotion } from './useSheetMotion';

const DEFAULT_HEIGHT = 300;
/** Minimum margins (pt) above and below the sheet together, besides the safe area. */
const VERTICAL_MARGINS = 30;
const HIDE_DELAY_MS = 200;

/** Props of BottomSheetHost. */
export interface BottomSheetHostProps extends Slot<ShowBottomSheetProps> {
  onClose: () => void;
}

/** Height (pt) of a sheet, limited to the window. */
function useSheetHeight(height = 0): number {
  const { dimensions } = useTheme();
  const { top = 0, bottom = 0 } = initialWindowMetrics?.insets ?? {};
  return Math.min(dimensions.height - VERTICAL_MARGINS - top - bottom, height || DEFAULT_HEIGHT);
}

/** Renders the bottom sheet of the provider. */
export function BottomSheetHost({ isOpen, props: sheet, onClose }: BottomSheetHostProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const height = useSheetHeight(sheet.options?.height);
  const motion = useSheetMotion(height, onClose);

  useEffect(() => {
    if (isOpen) {
      Keyboard.dismiss();
      setIsDrawn(true);
      motion.open();
      return;
    }
    motion.close();
    // A preview opens its overlay as soon as it has started, when the first timer would hide it.
    if (isDrawn || !IS_PREVIEW) {
      // Nothing stops the timer: a sheet that is opened again meanwhile disappears, too.
      setTimeout(() => setIsDrawn(false), HIDE_DELAY_MS);
    }
  }, [isOpen, height]);

  const { isBackgroundTouchClose = true } = sheet.options ?? {};
  return (
    <ModalBackground
      isShown={isDrawn}
      zIndex={Z_INDEX.bottomSheet}
      onPress={isBackgroundTouchClose ? onClose : undefined}
    >
      <SheetPanel sheet={sheet} height={height} motion={motion} />
    </ModalBackground>
  );
}
