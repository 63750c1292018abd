import { useState } from 'react';
import { Animated } from 'react-native';

/** `useAnimatedValue` of React Native, which react-native-web lacks: an animated value that a component keeps. */
export const useAnimatedValue = (start: number): Animated.Value =>
  useState(() => new Animated.Value(start))[0];
