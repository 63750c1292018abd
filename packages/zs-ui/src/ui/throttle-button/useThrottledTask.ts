import { useEffect, useRef, useState } from 'react';

/** Presses closer together than this (ms) count once. */
const PRESS_GAP = 300;
/** Time (ms) the button stays busy after its task has succeeded. */
const COOL_DOWN = 2000;

/**
 * Runs a task at a press, once at a time.
 *
 * @param onError gets the rejection when it is an Error; every rejection is logged too.
 * @returns whether it is busy, and the press handler.
 */
export function useThrottledTask(task: () => Promise<void>, onError?: (error: Error) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const state = useRef({ isBusy: false, lastPress: Number.NEGATIVE_INFINITY });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setBusy = (next: boolean) => {
    state.current.isBusy = next;
    setIsBusy(next);
  };

  const press = async () => {
    const now = Date.now();
    const isTooSoon = now - state.current.lastPress < PRESS_GAP;
    if (isTooSoon || state.current.isBusy) {
      return;
    }
    state.current.lastPress = now;
    setBusy(true);
    try {
      await task();
      timer.current = setTimeout(() => setBusy(false), COOL_DOWN);
    } catch (error) {
      console.error('ThrottleButton: 작업이 실패했습니다.', error);
      if (error instanceof Error) {
        onError?.(error);
      }
      setBusy(false);
    }
  };

  return { isBusy, press };
}
