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

/** Where a pulled sheet stands. */
interface Place {
  x: Animated.Value;
  y: Animated.Value;
  scale: Animated.Value;
}

/** The pull on a sheet. */
export interface SheetDrag extends Place {
  /** For the header: its own buttons keep a touch that does not move. */
  header: GestureResponderHandlers;
  /** For the handle: a touch that does not move presses it. */
  handle: GestureResponderHandlers;
  /** Presses the handle, unless a pull has just ended on it. */
  pressHandle: () => void;
  /** Ends the pull without motion. */
  reset: () => void;
}

/** What a pull does to the place of a sheet. */
function pullMotions({ x, y, scale }: Place, isReduced: boolean) {
  return {
    grab: () => travel(scale, GRABBED_SCALE, { duration: GRAB, isReduced }),
    follow: ({ dx, dy }: PanResponderGestureState) => {
      x.setValue(dx / OTHER_RESISTANCE);
      y.setValue(dy / (dy > 0 ? DOWN_RESISTANCE : OTHER_RESISTANCE));
    },
    release: () => spring(scale, 1, RELEASE, { isReduced }),
    comeBack: () => {
      travel(x, 0, { duration: RETURN, isReduced });
      travel(y, 0, { duration: RETURN, isReduced });
    },
    reset: () => {
      x.setValue(0);
      y.setValue(0);
      scale.setValue(1);
    },
  };
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
    const place = { x, y, scale };
    const motions = pullMotions(place, isReduced);
    const letGo = (_event: unknown, { dy, vy }: PanResponderGestureState) => {
      motions.release();
      const isFar = dy / DOWN_RESISTANCE > latest.current.height / 3;
      if (vy > CLOSING_SPEED || isFar) {
        latest.current.onClose();
      } else {
        motions.comeBack();
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
        motions.grab();
      },
      onPanResponderMove: (_event, gesture) => {
        moved.current = true;
        motions.follow(gesture);
      },
      onPanResponderRelease: letGo,
      onPanResponderTerminate: () => {
        motions.release();
        motions.comeBack();
      },
    };
    const tap = (event: GestureResponderEvent, gesture: PanResponderGestureState) => {
      letGo(event, gesture);
      // A browser tells of the press with a click.
      if (Platform.OS !== 'web') {
        pressHandle();
      }
    };
    return {
      ...place,
      header: PanResponder.create(config).panHandlers,
      handle: PanResponder.create({ ...config, onPanResponderRelease: tap }).panHandlers,
      pressHandle,
      reset: motions.reset,
    };
  }, [isReduced, x, y, scale]);
}
