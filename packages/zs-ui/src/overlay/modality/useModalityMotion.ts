import { useEffect } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { animateTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';

const SHRUNK_SCALE = 0.92;
const SHRUNK_RADIUS = 12;
/** Distance (pt) of the open panel from the top safe area. */
export const PANEL_GAP = 10;

/** Animates the backdrop, the shrinking panel and the sliding panel of a modality; times in ms. */
export function useModalityMotion(isOpen: boolean, id: number) {
  const isReduced = useReducedMotion();
  const window = useWindowDimensions();
  const { top } = useSafeAreaInsets();
  const backdrop = useAnimatedValue(0);
  const scaleX = useAnimatedValue(1);
  const radius = useAnimatedValue(0);
  const drop = useAnimatedValue(0);
  const slide = useAnimatedValue(window.height);

  // `window.height` is no dependency: resizing the window starts no animation.
  useEffect(() => {
    if (isOpen) {
      animateTo(backdrop, 1, { duration: 500, isReduced });
      animateTo(scaleX, SHRUNK_SCALE, { delay: 100, duration: 200, isReduced });
      animateTo(radius, SHRUNK_RADIUS, { delay: 100, duration: 200, isReduced });
      animateTo(drop, top, { delay: 300, duration: 200, isReduced });
      animateTo(slide, 0, { delay: 200, duration: 200, isReduced });
    } else {
      animateTo(backdrop, 0, { duration: 300, isReduced });
      animateTo(scaleX, 1, { duration: 100, isReduced });
      animateTo(radius, 0, { duration: 100, isReduced });
      animateTo(drop, 0, { duration: 100, isReduced });
      animateTo(slide, window.height, { duration: 200, isReduced });
    }
  }, [isOpen, id, isReduced]);

  return {
    backdrop: { opacity: backdrop },
    backPanel: { borderRadius: radius, transform: [{ translateY: drop }, { scaleX }] },
    panel: { transform: [{ translateY: slide }] },
  };
}
