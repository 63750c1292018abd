import { useEffect } from 'react';
import { Animated, Platform } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { spring, travel } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import type { SheetDrag } from './useSheetDrag';

const OPENING = {
  damping: 50,
  stiffness: 300,
  mass: 0.7,
  velocity: 100,
  restDisplacementThreshold: 0.2,
};
/** Time (ms) of the way down. */
const CLOSING = 150;
/** How far (pt) below its own height a closed sheet waits. */
const BELOW = 100;
/** Time (ms) to rise above the keyboard and to come back. */
const LIFT = 250;
const LOWER = 150;

/** Moves a sheet in and out, and above the keyboard. Returns the panel's vertical offset (pt). */
export function useSheetMotion(isOpen: boolean, id: number, height: number, drag: SheetDrag) {
  const isReduced = useReducedMotion();
  const { keyboardHeight } = useKeyboard();
  const { bottom } = useSafeAreaInsets();
  const position = useAnimatedValue(height + BELOW);
  const lift = useAnimatedValue(0);
  // Android makes the window smaller instead.
  const raised = Platform.OS === 'android' ? 0 : Math.max(0, keyboardHeight - bottom);

  // Opening again starts the way in anew; a new height does not.
  useEffect(() => {
    if (isOpen) {
      drag.reset();
      spring(position, 0, OPENING, { isReduced });
    } else {
      travel(position, height + BELOW, { duration: CLOSING, isReduced });
    }
  }, [isOpen, id, isReduced, position]);

  useEffect(() => {
    travel(lift, -raised, { duration: raised > 0 ? LIFT : LOWER, isReduced });
  }, [raised, isReduced, lift]);

  return Animated.add(Animated.add(position, drag.y), lift);
}
