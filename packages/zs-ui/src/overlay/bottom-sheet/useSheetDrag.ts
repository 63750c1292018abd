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
import { spring, travel } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';

/** Movement (pt) that takes a press away from what lies under the finger. */
const DRAG_START = 10;
const GRABBED_SCALE = 0.985;
const GRAB = 200;
const RETURN = 150;
const RELEASE = { damping: 15, stiffness: 300 };
/** A flick faster than this (pt per ms) closes. */
const CLOSING_SPEED = 0.5;
/** How much a pull is held back: down, and any other way. */
const DOWN_RESISTANCE = 1.5;
const OTHER_RESISTANCE = 18;

/** The pull on a sheet. */
export interface SheetDrag {
  x: Animated.Value;
  y: Animated.Value;
  scale: Animated.Value;
  /** For the header: its own buttons keep a touch that does not move. */
  header: GestureResponderHandlers;
  /** For the handle: a touch that does not move presses it. */
  handle: GestureResponderHandlers;
  /** Presses the handle, unless a pull has just ended on it. */
  pressHandle: () => void;
  /** Ends the pull without motion. */
  reset: () => void;
}

/** Lets a sheet be pulled by its handle and header, and closed by pulling it down or a tap. */
export function useSheetDrag(height: number, onClose: () => void): SheetDrag {
  const isReduced = useReducedMotion();
  const x = useAnimatedValue(0);
  const y = useAnimatedValue(0);
  const scale = useAnimatedValue(1);
  const moved = useRef(false);
  const latest = useRef({ height, onClose });
  latest.current = { height, onClose };

  return useMemo(() => {
    const comeBack = () => {
      travel(x, 0, { duration: RETURN, isReduced });
      travel(y, 0, { duration: RETURN, isReduced });
    };
    const letGo = (_event: unknown, { dy, vy }: PanResponderGestureState) => {
      spring(scale, 1, RELEASE, { isReduced });
      const offset = dy / DOWN_RESISTANCE;
      if (vy > CLOSING_SPEED || offset > latest.current.height / 3) {
        latest.current.onClose();
      } else {
        comeBack();
      }
    };
    const pressHandle = () => {
      if (!moved.current) {
        latest.current.onClose();
      }
    };
    const config: PanResponderCallbacks = {
      onStartShouldSetPanResponder: () => {
        moved.current = false;
        return true;
      },
      onMoveShouldSetPanResponder: (_event, { dx, dy }) =>
        Math.abs(dx) > DRAG_START || Math.abs(dy) > DRAG_START,
      onPanResponderGrant: () => {
        Keyboard.dismiss();
        travel(scale, GRABBED_SCALE, { duration: GRAB, isReduced });
      },
      onPanResponderMove: (_event, { dx, dy }) => {
        moved.current = true;
        x.setValue(dx / OTHER_RESISTANCE);
        y.setValue(dy / (dy > 0 ? DOWN_RESISTANCE : OTHER_RESISTANCE));
      },
      onPanResponderRelease: letGo,
      onPanResponderTerminate: () => {
        spring(scale, 1, RELEASE, { isReduced });
        comeBack();
      },
    };
    const tap = (event: GestureResponderEvent, gesture: PanResponderGestureState) => {
      letGo(event, gesture);
      // A browser tells of the press with a click.
      if (Platform.OS !== 'web') {
        pressHandle();
      }
    };
    const reset = () => {
      x.setValue(0);
      y.setValue(0);
      scale.setValue(1);
    };
    return {
      x,
      y,
      scale,
      header: PanResponder.create(config).panHandlers,
      handle: PanResponder.create({ ...config, onPanResponderRelease: tap }).panHandlers,
      pressHandle,
      reset,
    };
  }, [isReduced, x, y, scale]);
}
