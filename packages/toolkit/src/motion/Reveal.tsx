import { useEffect } from 'react';
import { Animated, type ViewProps } from 'react-native';
import { animateTo, DEFAULT_DURATION_MS } from './animate';
import { useAnimatedValue } from './useAnimatedValue';
import { useReducedMotion } from './useReducedMotion';

/** Distance (pt) of the slide. */
const SLIDE_DISTANCE = 25;

const OFFSETS = { below: SLIDE_DISTANCE, above: -SLIDE_DISTANCE, place: 0 };

/** Props of Reveal; times in ms. */
export interface RevealProps extends ViewProps {
  isShown?: boolean;
  /** Side from which it slides in, and to which it slides out. */
  from?: keyof typeof OFFSETS;
  duration?: number;
  exitDuration?: number;
  /** Called when it is fully visible. */
  onShown?: () => void;
}

/** Fades its children in when it is mounted, and in or out when `isShown` changes. */
export function Reveal({
  isShown = true,
  from = 'place',
  duration = DEFAULT_DURATION_MS,
  exitDuration = duration,
  onShown,
  style,
  ...rest
}: RevealProps) {
  const isReduced = useReducedMotion();
  const progress = useAnimatedValue(0);

  // Callback and durations are no dependencies: a new one must not restart the animation.
  useEffect(() => {
    animateTo(progress, isShown ? 1 : 0, {
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
