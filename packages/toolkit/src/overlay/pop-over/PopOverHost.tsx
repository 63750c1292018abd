import { useEffect, useState } from 'react';
import { type LayoutChangeEvent, Pressable } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useTheme } from '../../theme/useTheme';
import { ModalBackground } from '../ModalBackground';
import type { Slot } from '../slots';
import { Z_INDEX } from '../zIndex';
import { menuPosition } from './position';
import type { PopOverMenuProps } from './types';

/** Time until the first menu is drawn. */
const FIRST_DELAY_MS = 200;

/** Props of PopOverHost. */
export interface PopOverHostProps extends Slot<PopOverMenuProps> {
  onClose: () => void;
}

/** Renders the pop-over menu of the provider. */
export function PopOverHost({ isOpen, props: menu, onClose }: PopOverHostProps) {
  const { dimensions } = useTheme();
  const [isMenuDrawn, setIsMenuDrawn] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (isOpen) {
      const timer = setTimeout(() => setIsMenuDrawn(true), FIRST_DELAY_MS);
      return () => clearTimeout(timer);
    }
  }, [isOpen]);
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);

  return (
    <ModalBackground isShown={isOpen} zIndex={Z_INDEX.popOver} isCentred={false} onPress={onClose}>
      {isMenuDrawn && (
        <Reveal from="above">
          <Pressable
            style={{ position: 'absolute', ...menuPosition(menu.px, menu.py, size, dimensions) }}
            onLayout={onLayout}
          >
            {menu.component}
          </Pressable>
        </Reveal>
      )}
    </ModalBackground>
  );
}
