import { useState } from 'react';
import { Animated } from 'react-native';

/** Creates an `Animated.Value` once per component. */
export function useAnimatedValue(initial: number): Animated.Value {
  const [value] = useState(() => new Animated.Value(initial));
  return value;
}
