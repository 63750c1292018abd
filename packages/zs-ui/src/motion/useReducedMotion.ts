import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the device asks for less motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    AccessibilityInfo.isReduceMotionEnabled().then((answer) => {
      if (isCurrent) {
        setIsReduced(answer);
      }
    });
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setIsReduced);
    return () => {
      isCurrent = false;
      watch.remove();
    };
  }, []);
  return isReduced;
}
