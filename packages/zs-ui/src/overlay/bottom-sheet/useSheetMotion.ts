import { useEffect } from 'react';
import { Animated, Platform } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { animateTo, springTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import type { SheetDrag } from './useSheetDrag';

const OPEN_SPRING = {
  damping: 50,
  stiffness: 300,
  mass: 0.7,
  velocity: 100,
  restDisplacementThreshold: 0.2,
};
const CLOSE_DURATION_MS = 150;
/** Distance (pt) of a closed sheet below the edge of the window. */
const CLOSED_OFFSET = 100;
/** Durations to move above the keyboard, and back. */
const RAISE_DURATION_MS = 250;
const LOWER_DURATION_MS = 150;

/**
 * Animates a sheet in and out, and above the keyboard.
 * @returns vertical offset of the panel (pt)
 */
export function useSheetMotion(isOpen: boolean, id: number, height: number, drag: SheetDrag) {
  const isReduced = useReducedMotion();
  const { keyboardHeight } = useKeyboard();
  const { bottom } = useSafeAreaInsets();
  const position = useAnimatedValue(height + CLOSED_OFFSET);
  const lift = useAnimatedValue(0);
  // Android resizes the window instead.
  const raised = Platform.OS === 'android' ? 0 : Math.max(0, keyboardHeight - bottom);

  // `height` is no dependency: opening again restarts the animation, a new height does not.
  useEffect(() => {
    if (isOpen) {
      drag.reset();
      springTo(position, 0, OPEN_SPRING, { isReduced });
    } else {
      animateTo(position, height + CLOSED_OFFSET, { duration: CLOSE_DURATION_MS, isReduced });
    }
  }, [isOpen, id, isReduced, position]);

  useEffect(() => {
    animateTo(lift, -raised, {
      duration: raised > 0 ? RAISE_DURATION_MS : LOWER_DURATION_MS,
      isReduced,
    });
  }, [raised, isReduced, lift]);

  return Animated.add(Animated.add(position, drag.y), lift);
}
