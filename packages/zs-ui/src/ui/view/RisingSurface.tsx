import { useEffect, useState } from 'react';
import { Animated, Platform, type ViewProps } from 'react-native';
import { travel } from '../../motion/animate';
import { fadingShadow } from '../../motion/fadingShadow';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import type { DrawnShadow } from '../../theme/elevationTypes';

/** Distance (pt) the surface rises. */
const RISE = 25;
/** Time (ms) the shadow takes to appear once the surface is in. */
const SHADOW_FADE = 50;

/** Props of RisingSurface; duration in ms. */
export interface RisingSurfaceProps extends ViewProps {
  duration: number;
  shadow: DrawnShadow;
  /** Whether it has no shadow yet. */
  isFlat: boolean;
}

/** A surface that rises into place when mounted, and then gets its shadow. */
export function RisingSurface({ duration, shadow, isFlat, style, ...rest }: RisingSurfaceProps) {
  const isReduced = useReducedMotion();
  const risen = useAnimatedValue(0);
  const shaded = useAnimatedValue(0);
  const [isIn, setIsIn] = useState(false);
  // Shadows are no matter of the native driver, and one view has one driver for all its life.
  const [isNative] = useState(isFlat);

  useEffect(() => {
    travel(risen, 1, { duration, isReduced, isNative, onEnd: () => setIsIn(true) });
    if (!isNative) {
      travel(shaded, 1, { delay: duration, duration: SHADOW_FADE, isReduced, isNative });
    }
  }, [isNative, isReduced, risen, shaded]);

  const translateY = risen.interpolate({ inputRange: [0, 1], outputRange: [RISE, 0] });
  return (
    <Animated.View
      {...rest}
      style={[
        style,
        isNative && Platform.OS !== 'web'
          ? shadow
          : fadingShadow(shadow, { value: shaded, isIn, duration: SHADOW_FADE }),
        { opacity: risen, transform: [{ translateY }] },
      ]}
    />
  );
}
