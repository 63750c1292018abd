import { Animated, Easing, Platform } from 'react-native';

/** React Native Web has no native driver and warns if it is requested. */
export const USE_NATIVE_DRIVER = Platform.OS !== 'web';

export const DEFAULT_DURATION_MS = 300;

const easing = Easing.inOut(Easing.quad);

/** Options of an animation; times in ms. */
export interface AnimationOptions {
  duration?: number;
  delay?: number;
  /** Sets the value without an animation. */
  isReduced: boolean;
  /** False animates in JavaScript, for styles that the native driver does not support. */
  isNative?: boolean;
  /** Called when the animation ends without being interrupted. */
  onEnd?: () => void;
}

function start(
  value: Animated.Value,
  toValue: number,
  animation: Animated.CompositeAnimation,
  { isReduced, onEnd }: AnimationOptions,
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

/** Animates a value over a fixed time, with ease-in-out. */
export function animateTo(value: Animated.Value, toValue: number, options: AnimationOptions): void {
  const { duration = DEFAULT_DURATION_MS, delay = 0, isNative = true } = options;
  const animation = Animated.timing(value, {
    toValue,
    duration,
    delay,
    easing,
    useNativeDriver: isNative && USE_NATIVE_DRIVER,
  });
  start(value, toValue, animation, options);
}

/** Parameters of a spring. */
export interface SpringConfig {
  damping: number;
  stiffness: number;
  mass?: number;
  velocity?: number;
  restDisplacementThreshold?: number;
  restSpeedThreshold?: number;
}

/** Animates a value with a spring. */
export function springTo(
  value: Animated.Value,
  toValue: number,
  physics: SpringConfig,
  options: AnimationOptions,
): void {
  const animation = Animated.spring(value, {
    ...physics,
    toValue,
    useNativeDriver: USE_NATIVE_DRIVER,
  });
  start(value, toValue, animation, options);
}
