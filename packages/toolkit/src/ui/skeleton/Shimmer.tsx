import { useEffect } from 'react';
import { Animated, Dimensions, Easing, StyleSheet, View } from 'react-native';
import { USE_NATIVE_DRIVER } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';

/**
 * Width (pt) of the window when the module was loaded: as in the published version, a skeleton does not
 * follow rotation or folding.
 */
export const WINDOW_WIDTH = Dimensions.get('window').width;

const SWEEP_MS = 800;
/** Distance (pt) from the middle at which a sweep begins and ends. */
const SWEEP_DISTANCE = WINDOW_WIDTH * 1.2;

/** Props of Shimmer. */
export interface ShimmerProps {
  color: string;
  /** Opacity of the middle bar. */
  centerOpacity: number;
}

/** Three bars of light that sweep from left to right without end; none with reduced motion. */
export function Shimmer({ color, centerOpacity }: ShimmerProps) {
  const isReduced = useReducedMotion();
  const translateX = useAnimatedValue(-SWEEP_DISTANCE);
  useEffect(() => {
    if (isReduced) {
      return;
    }
    const sweep = Animated.timing(translateX, {
      toValue: SWEEP_DISTANCE,
      duration: SWEEP_MS,
      easing: Easing.inOut(Easing.quad),
      useNativeDriver: USE_NATIVE_DRIVER,
    });
    const loop = Animated.loop(sweep);
    loop.start();
    return () => loop.stop();
  }, [isReduced, translateX]);
  const side = <View style={[styles.side, { backgroundColor: color }]} />;
  return (
    <Animated.View style={[styles.shimmer, { transform: [{ translateX }] }]}>
      {side}
      <View style={[styles.center, { backgroundColor: color, opacity: centerOpacity }]} />
      {side}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  shimmer: { position: 'absolute', flexDirection: 'row', width: '100%', height: '100%' },
  side: { width: WINDOW_WIDTH * 0.3, height: '100%', opacity: 0.3 },
  center: { width: WINDOW_WIDTH * 0.4, height: '100%' },
});
