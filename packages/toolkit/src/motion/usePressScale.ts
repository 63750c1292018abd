import { animateTo } from './animate';
import { useAnimatedValue } from './useAnimatedValue';
import { useReducedMotion } from './useReducedMotion';

const PRESSED_SCALE = 0.96;
const PRESS_DURATION_MS = 100;

/** Shrinks a view while it is pressed. Returns its style and press handlers. */
export function usePressScale() {
  const isReduced = useReducedMotion();
  const scale = useAnimatedValue(1);
  const animateScale = (toValue: number) => () =>
    animateTo(scale, toValue, { duration: PRESS_DURATION_MS, isReduced });
  return {
    style: { transform: [{ scale }] },
    onPressIn: animateScale(PRESSED_SCALE),
    onPressOut: animateScale(1),
  };
}
