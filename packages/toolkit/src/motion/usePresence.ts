import { useEffect, useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

/**
 * Keeps a component mounted during its exit animation.
 * @param exitDuration ms for which it stays mounted after closing; opening again cancels the exit
 */
export function usePresence(isOpen: boolean, exitDuration: number): boolean {
  const isReduced = useReducedMotion();
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) {
    setIsPresent(true);
  }
  useEffect(() => {
    if (isOpen) {
      return;
    }
    const timer = setTimeout(() => setIsPresent(false), isReduced ? 0 : exitDuration);
    return () => clearTimeout(timer);
  }, [isOpen, isReduced, exitDuration]);
  return isOpen || isPresent;
}
