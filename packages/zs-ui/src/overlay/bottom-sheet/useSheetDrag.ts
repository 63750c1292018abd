import { useMemo, useRef } from 'react';
import {
  type Animated,
  type GestureResponderEvent,
  type GestureResponderHandlers,
  Keyboard,
  PanResponder,
  type PanResponderCallbacks,
  type PanResponderGestureState,
  Platform,
} from 'react-native';
import { animateTo, springTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';

/** Movement (pt) after which the sheet takes over a touch from the controls below the finger. */
const DRAG_THRESHOLD = 10;
const GRABBED_SCALE = 0.985;
const GRAB_DURATION_MS = 200;
const RETURN_DURATION_MS = 150;
const RELEASE_SPRING = { damping: 15, stiffness: 300 };
/** Speed (pt per ms) of a flick that closes the sheet. */
const MIN_CLOSE_VELOCITY = 0.5;
/** Factors by which a pull moves the sheet less: downwards, and in all other directions. */
const DOWN_RESISTANCE = 1.5;
const OTHER_RESISTANCE = 18;

/** Animated position of a pulled sheet. */
interface SheetPosition {
  x: Animated.Value;
  y: Animated.Value;
  scale: Animated.Value;
}

/** Gesture handlers and position of a sheet. */
export interface SheetDrag extends SheetPosition {
  /** For the header: a touch that does not move stays with the buttons in it. */
  header: GestureResponderHandlers;
  /** For the handle: a touch that does not move is a press. */
  handle: GestureResponderHandlers;
  /** Closes the sheet, unless a pull has just ended on the handle. */
  pressHandle: () => void;
  /** Resets the position without an animation. */
  reset: () => void;
}

/** Animations of a pull. */
function pullAnimations({ x, y, scale }: SheetPosition, isReduced: boolean) {
  return {
    grab: () => animateTo(scale, GRABBED_SCALE, { duration: GRAB_DURATION_MS, isReduced }),
    follow: ({ dx, dy }: PanResponderGestureState) => {
      x.setValue(dx / OTHER_RESISTANCE);
      y.setValue(dy / (dy > 0 ? DOWN_RESISTANCE : OTHER_RESISTANCE));
    },
    release: () => springTo(scale, 1, RELEASE_SPRING, { isReduced }),
    returnToOrigin: () => {
      animateTo(x, 0, { duration: RETURN_DURATION_MS, isReduced });
      animateTo(y, 0, { duration: RETURN_DURATION_MS, isReduced });
    },
    reset: () => {
      x.setValue(0);
      y.setValue(0);
      scale.setValue(1);
    },
  };
}

/** Drag gesture of a sheet: pulling it down far or fast, or tapping its handle, closes it. */
export function useSheetDrag(height: number, onClose: () => void): SheetDrag {
  const isReduced = useReducedMotion();
  const x = useAnimatedValue(0);
  const y = useAnimatedValue(0);
  const scale = useAnimatedValue(1);
  const hasMoved = useRef(false);
  const latest = useRef({ height, onClose });
  latest.current = { height, onClose };

  return useMemo(() => {
    const position = { x, y, scale };
    const animations = pullAnimations(position, isReduced);
    const endPull = (_event: unknown, { dy, vy }: PanResponderGestureState) => {
      animations.release();
      const isFar = dy / DOWN_RESISTANCE > latest.current.height / 3;
      if (vy > MIN_CLOSE_VELOCITY || isFar) {
        latest.current.onClose();
      } else {
        animations.returnToOrigin();
      }
    };
    const pressHandle = () => {
      if (!hasMoved.current) {
        latest.current.onClose();
      }
    };
    const config: PanResponderCallbacks = {
      onStartShouldSetPanResponder: () => {
        hasMoved.current = false;
        return true;
      },
      onMoveShouldSetPanResponder: (_event, { dx, dy }) =>
        Math.abs(dx) > DRAG_THRESHOLD || Math.abs(dy) > DRAG_THRESHOLD,
      onPanResponderGrant: () => {
        Keyboard.dismiss();
        animations.grab();
      },
      onPanResponderMove: (_event, gesture) => {
        hasMoved.current = true;
        animations.follow(gesture);
      },
      onPanResponderRelease: endPull,
      onPanResponderTerminate: () => {
        animations.release();
        animations.returnToOrigin();
      },
    };
    const endPullOrTap = (event: GestureResponderEvent, gesture: PanResponderGestureState) => {
      endPull(event, gesture);
      // Browsers also fire `click`, which presses the handle.
      if (Platform.OS !== 'web') {
        pressHandle();
      }
    };
    return {
      ...position,
      header: PanResponder.create(config).panHandlers,
      handle: PanResponder.create({ ...config, onPanResponderRelease: endPullOrTap }).panHandlers,
      pressHandle,
      reset: animations.reset,
    };
  }, [isReduced, x, y, scale]);
}
