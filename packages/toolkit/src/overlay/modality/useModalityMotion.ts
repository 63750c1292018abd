import { Dimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { animateTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';

/**
 * Height (pt) of the window when the module was loaded: as in the published version, a modality does
 * not follow rotation or folding.
 */
export const WINDOW_HEIGHT = Dimensions.get('window').height;
const SHRUNK_SCALE = 0.92;
const SHRUNK_RADIUS = 12;
/** Distance (pt) of the open panel from the top safe area. */
const PANEL_GAP = 10;

/** Animations of a modality. */
export type ModalityMotion = ReturnType<typeof useModalityMotion>;

/** Animates the backdrop, the shrinking panel and the sliding panel of a modality; times in ms. */
export function useModalityMotion() {
  const isReduced = useReducedMotion();
  const { top } = useSafeAreaInsets();
  const opacity = useAnimatedValue(1);
  const scaleX = useAnimatedValue(1);
  const radius = useAnimatedValue(0);
  const drop = useAnimatedValue(0);
  const slide = useAnimatedValue(WINDOW_HEIGHT);

  // `borderRadius` has no native driver, and a view cannot have two.
  const to = (value: typeof drop, toValue: number, duration: number, delay = 0) =>
    animateTo(value, toValue, { duration, delay, isReduced, isNative: false });
  return {
    open: () => {
      to(scaleX, SHRUNK_SCALE, 200, 100);
      to(drop, top, 200, 300);
      to(radius, SHRUNK_RADIUS, 200, 100);
      to(slide, PANEL_GAP + top, 200, 200);
      to(opacity, 1, 500);
    },
    close: () => {
      to(scaleX, 1, 100);
      to(drop, 0, 100);
      to(radius, 0, 100);
      to(slide, WINDOW_HEIGHT, 200);
      to(opacity, 0, 300);
    },
    backdrop: { opacity },
    backPanel: {
      transform: [{ scaleX }, { translateY: drop }],
      borderTopLeftRadius: radius,
      borderTopRightRadius: radius,
    },
    panel: { transform: [{ translateY: slide }] },
  };
}
