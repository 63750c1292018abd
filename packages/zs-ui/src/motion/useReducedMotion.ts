import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

/** What the device has answered; nothing until it has. */
let answered: boolean | undefined;
const listeners = new Set<() => void>();

function take(isReduced: boolean): void {
  answered = isReduced;
  for (const listener of listeners) {
    listener();
  }
}

// Asked once, as the app loads: the answer is there before its first screen moves.
// A device that cannot tell has no such setting: its user has asked for nothing.
AccessibilityInfo.isReduceMotionEnabled().then(take, () => take(false));
AccessibilityInfo.addEventListener('reduceMotionChanged', take);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the device asks for less motion. Nothing moves before it has answered. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => answered ?? true);
}
