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
/** Returns a released sheet to its place. */
const RETURN_SPRING = {
  damping: 26,
  stiffness: 260,
  mass: 0.85,
  restDisplacementThreshold: 0.1,
  restSpeedThreshold: 2,
};
const SCALE_SPRING = { damping: 15, stiffness: 300 };
const CLOSE_MS = 150;
const GRAB_MS = 200;
/** Durations to move above the keyboard, and back. */
const RAISE_MS = 250;
const LOWER_MS = 150;
/** Distance (pt) of a closed sheet below its place, besides its height. */
const CLOSED_OFFSET = 100;
const GRABBED_SCALE = 0.985;
/** Distance (pt) that a finger moves before it drags the sheet. */
const MIN_DRAG_DISTANCE = 10;
/** Speed (pt per ms) of a flick, and part of the height and distance (pt) of a pull, that close the sheet. */
const MIN_CLOSE_VELOCITY = 0.5;
const MIN_CLOSE_PART = 1 / 3;
const MIN_CLOSE_DISTANCE = 80;
const MS_PER_SECOND = 1000;
/** Factors by which a pull moves the sheet less: downwards, and in all other directions. */
const DOWN_RESISTANCE = 1.5;
const OTHER_RESISTANCE = 18;

/** Animations of a sheet. */
export interface SheetMotion {
  open: () => void;
  close: () => void;
  /** Notes the height (pt) with which the panel was drawn. */
  measure: (height: number) => void;
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
  latest: { current: { height: () => number; onClose: () => void; isReduced: boolean } };
  slide: (toValue: number, duration: number) => void;
}

/** Gestures of the area by which a sheet is dragged. */
function createPull({ x, y, scale, isHeld, latest, slide }: Sheet): GestureResponderHandlers {
  const start = { x: 0, y: 0 };
  let pulledTo = 0;
  return PanResponder.create({
    onMoveShouldSetPanResponder: (_event, { dx, dy }) =>
      Math.max(Math.abs(dx), Math.abs(dy)) > MIN_DRAG_DISTANCE,
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
    onPanResponderRelease: (_event, { vx, vy }) => {
      const { height, onClose, isReduced } = latest.current;
      const back = (value: Animated.Value, speed: number, resistance: number) => {
        const velocity = (speed / resistance) * MS_PER_SECOND;
        springTo(value, 0, { ...RETURN_SPRING, velocity }, { isReduced });
      };
      isHeld.current = false;
      back(x, vx, OTHER_RESISTANCE);
      const closeDistance = Math.max(height() * MIN_CLOSE_PART, MIN_CLOSE_DISTANCE);
      if (vy > MIN_CLOSE_VELOCITY || pulledTo > closeDistance) {
        slide(height() + CLOSED_OFFSET, CLOSE_MS);
        onClose();
      } else {
        back(y, vy, pulledTo >= 0 ? DOWN_RESISTANCE : OTHER_RESISTANCE);
      }
      springTo(scale, 1, SCALE_SPRING, { isReduced });
    },
  }).panHandlers;
}

/**
 * Slides a sheet in and out, above the keyboard, and after a finger. A sheet starts as far below its
 * place as the last one was high: the published version does not forget that height.
 * @param limit height (pt) of a sheet that was not drawn yet
 */
export function useSheetMotion(limit: number, onClose: () => void): SheetMotion {
  const isReduced = useReducedMotion();
  const { bottom } = useSafeAreaInsets();
  const x = useAnimatedValue(0);
  const y = useAnimatedValue(0);
  const scale = useAnimatedValue(1);
  const isHeld = useRef(false);
  const measured = useRef(0);
  const height = () => measured.current || limit;
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
      slideUnlessHeld((IS_IOS ? bottom : 0) - endCoordinates.height, RAISE_MS),
    onHide: () => slideUnlessHeld(0, LOWER_MS),
  });
  const panHandlers = useMemo(
    () => createPull({ x, y, scale, isHeld, latest, slide }),
    [x, y, scale],
  );

  return {
    open: () => {
      y.setValue(height() + CLOSED_OFFSET);
      springTo(y, 0, OPEN_SPRING, { isReduced });
    },
    close: () => slide(height() + CLOSED_OFFSET, CLOSE_MS),
    measure: (drawn) => {
      measured.current = drawn;
    },
    panHandlers,
    style: { transform: [{ translateY: y }, { translateX: x }, { scale }] } as SheetMotion['style'],
  };
}
