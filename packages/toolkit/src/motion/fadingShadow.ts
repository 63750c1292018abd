import type { Animated } from 'react-native';
import { webProps } from '../platform/webProps';
import type { DrawnShadow } from '../theme/elevationTypes';

/** Progress of a shadow that fades in. */
export interface ShadowProgress {
  /** 0 to 1, for platforms whose shadow styles are numbers. */
  value: Animated.Value;
  /** For browsers: `box-shadow` is a string, which only a CSS transition can animate. */
  isIn: boolean;
  /** Time (ms) of the fade. */
  duration: number;
}

/** Styles of a shadow multiplied by its progress. */
export function fadingShadow(shadow: DrawnShadow, { value, isIn, duration }: ShadowProgress) {
  const scaled = (full: number) =>
    value.interpolate({ inputRange: [0, 1], outputRange: [0, full] });
  const { elevation, shadowOpacity, boxShadow, ...rest } = shadow;
  return [
    rest,
    elevation !== undefined && { elevation: scaled(elevation) },
    shadowOpacity !== undefined && { shadowOpacity: scaled(shadowOpacity) },
    boxShadow !== undefined && isIn && { boxShadow },
    webProps({ transitionProperty: 'box-shadow', transitionDuration: `${duration}ms` }),
  ];
}
