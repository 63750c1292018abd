import { useEffect, useRef, useState } from 'react';

/** A second press within this time is ignored. */
const DOUBLE_PRESS_MS = 300;
/** Time for which the button stays busy after its task has succeeded. */
const COOLDOWN_MS = 2000;

/**
 * Runs an async task on press, not more than once at a time.
 * @param onError called with a rejection that is an Error; all rejections are logged
 * @returns whether the task runs or has just succeeded, and the press handler
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
    const isTooSoon = now - state.current.lastPress < DOUBLE_PRESS_MS;
    if (isTooSoon || state.current.isBusy) {
      return;
    }
    state.current.lastPress = now;
    setBusy(true);
    try {
      await task();
      timer.current = setTimeout(() => setBusy(false), COOLDOWN_MS);
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
