import type { Animated } from 'react-native';
import { webProps } from '../platform/webProps';
import type { DrawnShadow } from '../theme/elevationTypes';

/** How far a shadow has come. */
export interface ShadowProgress {
  /** 0 to 1, for platforms whose shadow is numbers. */
  value: Animated.Value;
  /** Whether it is there, for browsers: a CSS shadow is text, which only CSS can fade. */
  isIn: boolean;
  /** Time (ms) of the fade. */
  duration: number;
}

/** The shadow at its full strength times its progress. */
export function fadingShadow(shadow: DrawnShadow, { value, isIn, duration }: ShadowProgress) {
  const upTo = (full: number) => value.interpolate({ inputRange: [0, 1], outputRange: [0, full] });
  const { elevation, shadowOpacity, boxShadow, ...rest } = shadow;
  return [
    rest,
    elevation !== undefined && { elevation: upTo(elevation) },
    shadowOpacity !== undefined && { shadowOpacity: upTo(shadowOpacity) },
    boxShadow !== undefined && isIn && { boxShadow },
    webProps({ transitionProperty: 'box-shadow', transitionDuration: `${duration}ms` }),
  ];
}
