import { useEffect } from 'react';
import { Animated, type ViewProps } from 'react-native';
import { DEFAULT_DURATION, travel } from './animate';
import { useAnimatedValue } from './useAnimatedValue';
import { useReducedMotion } from './useReducedMotion';

/** Distance (pt) a rising or falling element travels. */
const DISTANCE = 25;

const OFFSETS = { below: DISTANCE, above: -DISTANCE, place: 0 };

/** Props of Reveal; times in ms. */
export interface RevealProps extends ViewProps {
  isShown?: boolean;
  /** Where it comes from, and goes back to. */
  from?: keyof typeof OFFSETS;
  duration?: number;
  exitDuration?: number;
  /** Runs once when it has come in. */
  onShown?: () => void;
}

/** Fades its children in when mounted, and in or out as `isShown` changes. */
export function Reveal({
  isShown = true,
  from = 'place',
  duration = DEFAULT_DURATION,
  exitDuration = duration,
  onShown,
  style,
  ...rest
}: RevealProps) {
  const isReduced = useReducedMotion();
  const progress = useAnimatedValue(0);

  // A new callback or duration must not restart the motion.
  useEffect(() => {
    travel(progress, isShown ? 1 : 0, {
      duration: isShown ? duration : exitDuration,
      isReduced,
      onEnd: isShown ? onShown : undefined,
    });
  }, [isShown, isReduced, progress]);

  const translateY = progress.interpolate({ inputRange: [0, 1], outputRange: [OFFSETS[from], 0] });
  return (
    <Animated.View {...rest} style={[style, { opacity: progress, transform: [{ translateY }] }]} />
  );
}
