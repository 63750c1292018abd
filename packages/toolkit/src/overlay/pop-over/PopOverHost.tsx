import { useEffect, useState } from 'react';
import { type LayoutChangeEvent, Pressable, useWindowDimensions } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { ModalBackground } from '../ModalBackground';
import type { Slot } from '../slots';
import { Z_INDEX } from '../zIndex';
import { menuPosition } from './position';
import type { PopOverMenuProps } from './types';

/** Time until the menu is drawn. */
const DELAY_MS = 200;

/** Props of PopOverHost. */
export interface PopOverHostProps extends Slot<PopOverMenuProps> {
  onClose: () => void;
}

/** Renders the pop-over menu of the provider. */
export function PopOverHost({ isOpen, props: menu, onClose }: PopOverHostProps) {
  const window = useWindowDimensions();
  const [isMenuDrawn, setIsMenuDrawn] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!isOpen) {
      setIsMenuDrawn(false);
      return;
    }
    const timer = setTimeout(() => setIsMenuDrawn(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);

  return (
    <ModalBackground isShown={isOpen} zIndex={Z_INDEX.popOver} isCentred={false} onPress={onClose}>
      {isMenuDrawn && (
        <Reveal from="above">
          <Pressable
            style={{ position: 'absolute', ...menuPosition(menu.px, menu.py, size, window) }}
            onLayout={onLayout}
          >
            {menu.component}
          </Pressable>
        </Reveal>
      )}
    </ModalBackground>
  );
}
