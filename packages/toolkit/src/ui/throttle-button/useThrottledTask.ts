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
  const lastPress = useRef(0);
  const isMounted = useRef(true);
  useEffect(() => {
    return () => {
      isMounted.current = false;
    };
  }, []);

  const press = async () => {
    const now = Date.now();
    if (now - lastPress.current < DOUBLE_PRESS_MS || isBusy) {
      return;
    }
    lastPress.current = now;
    try {
      setIsBusy(true);
      await task();
      await new Promise((resolve) => setTimeout(resolve, COOLDOWN_MS));
    } catch (error) {
      if (error instanceof Error) {
        onError?.(error);
      }
      console.error('ThrottleButton error:', error);
    } finally {
      if (isMounted.current) {
        setIsBusy(false);
      }
    }
  };

  return { isBusy, press };
}
