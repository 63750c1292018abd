import { useEffect, useRef } from 'react';
import { type GestureResponderEvent, useWindowDimensions } from 'react-native';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { useReducedMotion } from '../../motion/useReducedMotion';
import type { ZSContainerRef } from './types';

/** Delay before scrolling, in which the layout makes room for the keyboard. */
const LAYOUT_SETTLE_MS = 50;

/** Last touch: the pane, its scroll offset (pt) and the position of the touch in the window (pt). */
interface Touch {
  scroll: ZSContainerRef | null;
  offset: number;
  pageY: number;
}

/**
 * Scrolls the last touched pane so that the touch stays above the keyboard.
 * @param extraOffset distance (pt) between touch and keyboard
 * @returns height of the keyboard, and a capture handler that stores touches without handling them
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
    }, LAYOUT_SETTLE_MS);
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
