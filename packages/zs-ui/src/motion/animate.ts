import { Animated, Easing, Platform } from 'react-native';

/** Browsers have no native driver, and asking for it there only warns. */
export const USE_NATIVE_DRIVER = Platform.OS !== 'web';

/** Duration (ms) of a motion that names none. */
export const DEFAULT_DURATION = 300;

const easing = Easing.inOut(Easing.quad);

/** How a value travels; times in ms. */
export interface Travel {
  duration?: number;
  delay?: number;
  /** Jumps to the end at once. */
  isReduced: boolean;
  /** False leaves the motion to JavaScript: for styles the native driver does not know. */
  isNative?: boolean;
  /** Runs when the travel ends without being interrupted. */
  onEnd?: () => void;
}

function start(
  value: Animated.Value,
  toValue: number,
  animation: Animated.CompositeAnimation,
  { isReduced, onEnd }: Travel,
): void {
  if (isReduced) {
    value.stopAnimation();
    value.setValue(toValue);
    onEnd?.();
    return;
  }
  animation.start(({ finished }) => {
    if (finished) {
      onEnd?.();
    }
  });
}

/** Moves a value over a fixed time, easing in and out. */
export function travel(value: Animated.Value, toValue: number, options: Travel): void {
  const { duration = DEFAULT_DURATION, delay = 0, isNative = true } = options;
  const animation = Animated.timing(value, {
    toValue,
    duration,
    delay,
    easing,
    useNativeDriver: isNative && USE_NATIVE_DRIVER,
  });
  start(value, toValue, animation, options);
}

/** Physics of a spring. */
export interface Spring {
  damping: number;
  stiffness: number;
  mass?: number;
  velocity?: number;
  restDisplacementThreshold?: number;
}

/** Moves a value like a spring. */
export function spring(
  value: Animated.Value,
  toValue: number,
  physics: Spring,
  options: Travel,
): void {
  const animation = Animated.spring(value, {
    ...physics,
    toValue,
    useNativeDriver: USE_NATIVE_DRIVER,
  });
  start(value, toValue, animation, options);
}
