import { useState } from 'react';
import { Animated } from 'react-native';

/** An animated value that lives as long as the component. */
export function useAnimatedValue(initial: number): Animated.Value {
  const [value] = useState(() => new Animated.Value(initial));
  return value;
}
