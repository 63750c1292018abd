import { useEffect } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { travel } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';

const SHRUNK_SCALE = 0.92;
const SHRUNK_RADIUS = 12;
/** How far (pt) below the safe area the open panel rests. */
export const PANEL_GAP = 10;

/** Moves the backdrop, the shrinking panel and the sliding panel of a modality. Times in ms. */
export function useModalityMotion(isOpen: boolean, id: number) {
  const isReduced = useReducedMotion();
  const window = useWindowDimensions();
  const { top } = useSafeAreaInsets();
  const backdrop = useAnimatedValue(0);
  const scaleX = useAnimatedValue(1);
  const radius = useAnimatedValue(0);
  const drop = useAnimatedValue(0);
  const slide = useAnimatedValue(window.height);

  // A resized window moves the panel below without motion.
  useEffect(() => {
    if (isOpen) {
      travel(backdrop, 1, { duration: 500, isReduced });
      travel(scaleX, SHRUNK_SCALE, { delay: 100, duration: 200, isReduced });
      travel(radius, SHRUNK_RADIUS, { delay: 100, duration: 200, isReduced });
      travel(drop, top, { delay: 300, duration: 200, isReduced });
      travel(slide, 0, { delay: 200, duration: 200, isReduced });
    } else {
      travel(backdrop, 0, { duration: 300, isReduced });
      travel(scaleX, 1, { duration: 100, isReduced });
      travel(radius, 0, { duration: 100, isReduced });
      travel(drop, 0, { duration: 100, isReduced });
      travel(slide, window.height, { duration: 200, isReduced });
    }
  }, [isOpen, id, isReduced]);

  return {
    backdrop: { opacity: backdrop },
    backPanel: { borderRadius: radius, transform: [{ translateY: drop }, { scaleX }] },
    panel: { transform: [{ translateY: slide }] },
  };
}
