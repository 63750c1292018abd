import { useEffect, useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

/**
 * Whether something should be on screen: while it is open, and for `exitDuration` ms after.
 * Opening again before that ends keeps it.
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
