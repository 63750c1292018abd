import type { Animated, StyleProp, ViewStyle } from 'react-native';
import { IS_PREVIEW } from '../platform/preview';
import { webProps } from '../platform/webProps';
import type { ElevationProps } from '../theme/elevationTypes';

/** Progress of a shadow that fades in. */
export interface ShadowProgress {
  /** 0 to 1, for phones, whose `Animated` reaches into the shadow. */
  value: Animated.Value;
  /** For browsers, where only a CSS transition animates a shadow. */
  isIn: boolean;
  /** Time (ms) of the fade. */
  duration: number;
}

/** The same colour, wholly transparent. */
function transparent(color: string): string {
  return color.replace(/[\d.]+\)$/, '0)');
}

/** Style of a shadow that is as far in as its progress. */
export function fadingShadow(
  { boxShadow = [] }: ElevationProps,
  progress: ShadowProgress,
): StyleProp<ViewStyle> {
  const { value, isIn, duration } = progress;
  if (IS_PREVIEW) {
    return [
      isIn && { boxShadow },
      webProps({ transitionProperty: 'box-shadow', transitionDuration: `${duration}ms` }),
    ];
  }
  const fading = boxShadow.map((shadow) => {
    const color = String(shadow.color);
    const outputRange = [transparent(color), color];
    return { ...shadow, color: value.interpolate({ inputRange: [0, 1], outputRange }) };
  });
  // React Native animates values inside of style objects, which its types do not know.
  return { boxShadow: fading } as unknown as ViewStyle;
}
