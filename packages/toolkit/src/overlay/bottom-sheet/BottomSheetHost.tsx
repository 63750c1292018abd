import { useEffect, useState } from 'react';
import { Keyboard } from 'react-native';
import { ModalBackground } from '../ModalBackground';
import type { Slot } from '../slots';
import { Z_INDEX } from '../zIndex';
import { SheetPanel } from './SheetPanel';
import type { ShowBottomSheetProps } from './types';
import { useSheetLimit } from './useSheetLimit';
import { useSheetMotion } from './useSheetMotion';

const HIDE_DELAY_MS = 200;

/** Props of BottomSheetHost. */
export interface BottomSheetHostProps extends Slot<ShowBottomSheetProps> {
  onClose: () => void;
}

/** Renders the bottom sheet of the provider. */
export function BottomSheetHost({ isOpen, props: sheet, onClose }: BottomSheetHostProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const limit = useSheetLimit(sheet.options);
  const motion = useSheetMotion(limit, onClose);

  useEffect(() => {
    if (isOpen) {
      Keyboard.dismiss();
      setIsDrawn(true);
      motion.open();
      return;
    }
    motion.close();
    const timer = setTimeout(() => setIsDrawn(false), HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const { isBackgroundTouchClose = true } = sheet.options ?? {};
  return (
    <ModalBackground
      isShown={isDrawn}
      zIndex={Z_INDEX.bottomSheet}
      onPress={isBackgroundTouchClose ? onClose : undefined}
    >
      <SheetPanel sheet={sheet} limit={limit} motion={motion} />
    </ModalBackground>
  );
}
