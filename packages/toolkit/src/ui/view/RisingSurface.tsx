import { useEffect, useState } from 'react';
import { Animated, type ViewProps } from 'react-native';
import { animateTo } from '../../motion/animate';
import { fadingShadow } from '../../motion/fadingShadow';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { IS_PREVIEW } from '../../platform/preview';
import type { ElevationProps } from '../../theme/elevationTypes';

/** Distance (pt) of the slide. */
const SLIDE_DISTANCE = 25;
const SHADOW_FADE_MS = 50;

/** Props of RisingSurface; duration in ms. */
export interface RisingSurfaceProps extends ViewProps {
  duration: number;
  shadow: ElevationProps;
  /** True if it has no shadow when it is mounted. */
  isFlat: boolean;
}

/** A surface that slides up when it is mounted; then its shadow fades in. */
export function RisingSurface({ duration, shadow, isFlat, style, ...rest }: RisingSurfaceProps) {
  const isReduced = useReducedMotion();
  const risen = useAnimatedValue(0);
  const shaded = useAnimatedValue(0);
  const [isIn, setIsIn] = useState(false);
  // The native driver cannot animate shadows, and a view cannot change its driver: decided on mount. A
  // shadow that comes later is there at once.
  const [isNative] = useState(isFlat);

  useEffect(() => {
    animateTo(risen, 1, { duration, isReduced, isNative, onEnd: () => setIsIn(true) });
    if (!isNative) {
      animateTo(shaded, 1, { delay: duration, duration: SHADOW_FADE_MS, isReduced, isNative });
    }
  }, [isNative, isReduced, risen, shaded]);

  const translateY = risen.interpolate({ inputRange: [0, 1], outputRange: [SLIDE_DISTANCE, 0] });
  return (
    <Animated.View
      {...rest}
      style={[
        style,
        isNative && !IS_PREVIEW
          ? shadow
          : fadingShadow(shadow, { value: shaded, isIn, duration: SHADOW_FADE_MS }),
        { opacity: risen, transform: [{ translateY }] },
      ]}
    />
  );
}
