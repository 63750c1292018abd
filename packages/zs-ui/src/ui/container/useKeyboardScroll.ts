import { useEffect, useRef } from 'react';
import { type GestureResponderEvent, useWindowDimensions } from 'react-native';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { useReducedMotion } from '../../motion/useReducedMotion';
import type { ZSContainerRef } from './types';

/** Time (ms) the layout gets to make room for the keyboard before the scroll. */
const SETTLE = 50;

/** A scrolling pane that was touched: its handle, how far it has scrolled, and where the touch was. */
interface Touch {
  scroll: ZSContainerRef | null;
  offset: number;
  pageY: number;
}

/**
 * Scrolls the pane touched last so that the touch stays `extraOffset` pt above the keyboard.
 *
 * @returns the capture handler that remembers a touch and never takes it.
 */
export function useKeyboardScroll(isEnabled: boolean, extraOffset: number) {
  const { keyboardHeight } = useKeyboard();
  const { height } = useWindowDimensions();
  const isReduced = useReducedMotion();
  const lastTouch = useRef<Touch>(undefined);

  useEffect(() => {
    if (!isEnabled || keyboardHeight === 0) {
      return;
    }
    const timer = setTimeout(() => {
      const touch = lastTouch.current;
      const covered = (touch?.pageY ?? 0) + extraOffset - (height - keyboardHeight);
      if (touch !== undefined && covered > 0) {
        touch.scroll?.scrollTo({ y: touch.offset + covered, animated: !isReduced });
      }
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [isEnabled, extraOffset, keyboardHeight, height, isReduced]);

  const rememberTouch = (pane: { scroll: ZSContainerRef | null; offset: number }) => {
    return ({ nativeEvent }: GestureResponderEvent) => {
      lastTouch.current = { ...pane, pageY: nativeEvent.pageY };
      return false;
    };
  };
  return { keyboardHeight, rememberTouch };
}
