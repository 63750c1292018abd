import { travel } from './animate';
import { useAnimatedValue } from './useAnimatedValue';
import { useReducedMotion } from './useReducedMotion';

const PRESSED_SCALE = 0.96;
/** Time (ms) to shrink, and to grow back. */
const PRESS = 100;

/** Shrinks what is pressed. Returns the style and the handlers that drive it. */
export function usePressScale() {
  const isReduced = useReducedMotion();
  const scale = useAnimatedValue(1);
  const go = (toValue: number) => () => travel(scale, toValue, { duration: PRESS, isReduced });
  return { style: { transform: [{ scale }] }, onPressIn: go(PRESSED_SCALE), onPressOut: go(1) };
}
