import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Setting of the device; undefined until it has setting. */
let setting: boolean | undefined;
const listeners = new Set<() => void>();

function updateSetting(isReduced: boolean): void {
  setting = isReduced;
  for (const listener of listeners) {
    listener();
  }
}

// Read once when the module loads, so that the setting is known before the first animation.
// A device that rejects has no such setting.
AccessibilityInfo.isReduceMotionEnabled().then(updateSetting, () => updateSetting(false));
AccessibilityInfo.addEventListener('reduceMotionChanged', updateSetting);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if the device reduces motion, or has not answered yet. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => setting ?? true);
}
