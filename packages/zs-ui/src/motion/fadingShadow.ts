import type { Animated } from 'react-native';
import type { ShadowStyle } from '../theme/elevationTypes';

/** The shadow at its full strength times `progress` (0 to 1). */
export function fadingShadow(shadow: ShadowStyle, progress: Animated.Value) {
  const upTo = (full: number) =>
    progress.interpolate({ inputRange: [0, 1], outputRange: [0, full] });
  const { elevation, shadowOpacity, boxShadow, ...rest } = shadow;
  return {
    ...rest,
    ...(elevation !== undefined && { elevation: upTo(elevation) }),
    ...(shadowOpacity !== undefined && { shadowOpacity: upTo(shadowOpacity) }),
    ...(boxShadow !== undefined && {
      boxShadow: progress.interpolate({
        inputRange: [0, 1],
        outputRange: [boxShadow.replace(/[\d.]+\)$/, '0)'), boxShadow],
      }),
    }),
  };
}
