import { useMemo, useRef } from 'react';
import {
  type Animated,
  type GestureResponderHandlers,
  Keyboard,
  PanResponder,
  type ViewStyle,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { animateTo, springTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { IS_IOS } from '../../platform/preview';

const OPEN_SPRING = {
  damping: 50,
  stiffness: 300,
  mass: 0.7,
  velocity: 100,
  restDisplacementThreshold: 0.2,
};
const RELEASE_SPRING = { damping: 15, stiffness: 300 };
const CLOSE_MS = 150;
const GRAB_MS = 200;
const SIDEWAYS_RETURN_MS = 100;
/** Durations to move above the keyboard, and back. */
const RAISE_MS = IS_IOS ? 250 : 300;
const LOWER_MS = IS_IOS ? 150 : 200;
/** Distance (pt) of a closed sheet below its place, besides its height. */
const CLOSED_OFFSET = 100;
const GRABBED_SCALE = 0.985;
/** Speed (pt per ms) of a flick, and part of the height of a pull, that close the sheet. */
const MIN_CLOSE_VELOCITY = 0.5;
const MIN_CLOSE_PART = 1 / 3;
/** Factors by which a pull moves the sheet less: downwards, and in all other directions. */
const DOWN_RESISTANCE = 1.5;
const OTHER_RESISTANCE = 18;

/** Animations of a sheet. */
export interface SheetMotion {
  open: () => void;
  close: () => void;
  /** Handlers of the area by which the sheet is dragged. */
  panHandlers: GestureResponderHandlers;
  style: Pick<ViewStyle, 'transform'>;
}

/** Values that place a sheet, and what its gestures need to know now. */
interface Sheet {
  x: Animated.Value;
  y: Animated.Value;
  scale: Animated.Value;
  isHeld: { current: boolean };
  latest: { current: { height: number; onClose: () => void; isReduced: boolean } };
  slide: (toValue: number, duration: number) => void;
}

/** Gestures of the area by which a sheet is dragged. */
function createPull({ x, y, scale, isHeld, latest, slide }: Sheet): GestureResponderHandlers {
  const start = { x: 0, y: 0 };
  let pulledTo = 0;
  return PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    onMoveShouldSetPanResponder: () => true,
    onPanResponderGrant: () => {
      Keyboard.dismiss();
      isHeld.current = true;
      x.stopAnimation((value) => {
        start.x = value;
      });
      y.stopAnimation((value) => {
        start.y = value;
        pulledTo = value;
      });
      animateTo(scale, GRABBED_SCALE, { duration: GRAB_MS, isReduced: latest.current.isReduced });
    },
    onPanResponderMove: (_event, { dx, dy }) => {
      const pulled = start.y + dy;
      pulledTo = pulled / (pulled < 0 ? OTHER_RESISTANCE : DOWN_RESISTANCE);
      x.setValue((start.x + dx) / OTHER_RESISTANCE);
      y.setValue(pulledTo);
    },
    onPanResponderRelease: (_event, { vy }) => {
      const { height, onClose, isReduced } = latest.current;
      isHeld.current = false;
      animateTo(x, 0, { duration: SIDEWAYS_RETURN_MS, isReduced });
      if (vy > MIN_CLOSE_VELOCITY || pulledTo > height * MIN_CLOSE_PART) {
        slide(height + CLOSED_OFFSET, CLOSE_MS);
        onClose();
      } else {
        slide(0, CLOSE_MS);
      }
      springTo(scale, 1, RELEASE_SPRING, { isReduced });
    },
  }).panHandlers;
}

/** Slides a sheet in and out, above the keyboard, and after a finger. */
export function useSheetMotion(height: number, onClose: () => void): SheetMotion {
  const isReduced = useReducedMotion();
  const { bottom } = useSafeAreaInsets();
  const x = useAnimatedValue(0);
  const y = useAnimatedValue(0);
  const scale = useAnimatedValue(1);
  const isHeld = useRef(false);
  const latest = useRef({ height, onClose, isReduced });
  latest.current = { height, onClose, isReduced };

  const slide = (toValue: number, duration: number) =>
    animateTo(y, toValue, { duration, isReduced: latest.current.isReduced });
  const slideUnlessHeld = (toValue: number, duration: number) => {
    if (!isHeld.current) {
      slide(toValue, duration);
    }
  };
  useKeyboard({
    onShow: ({ endCoordinates }) =>
      slideUnlessHeld(IS_IOS ? bottom - endCoordinates.height : 0, RAISE_MS),
    onHide: () => slideUnlessHeld(0, LOWER_MS),
  });
  const panHandlers = useMemo(
    () => createPull({ x, y, scale, isHeld, latest, slide }),
    [x, y, scale],
  );

  return {
    open: () => springTo(y, 0, OPEN_SPRING, { isReduced }),
    close: () => slide(height + CLOSED_OFFSET, CLOSE_MS),
    panHandlers,
    style: { transform: [{ translateY: y }, { translateX: x }, { scale }] } as SheetMotion['style'],
  };
}
