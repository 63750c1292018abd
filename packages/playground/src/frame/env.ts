import { useSyncExternalStore } from 'react';
import { DEFAULT_ENV, type FrameEnv } from '../shared/protocol.ts';

let current: FrameEnv = DEFAULT_ENV;
const listeners = new Set<() => void>();

/** Returns the current device. */
export function getEnv(): FrameEnv {
  return current;
}

/** Subscribes to changes. @returns function that unsubscribes */
export function subscribeEnv(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the device. */
export function setEnv(env: FrameEnv): void {
  current = env;
  for (const listener of [...listeners]) {
    listener();
  }
}

/** Hook that returns the device. */
export function useEnv(): FrameEnv {
  return useSyncExternalStore(subscribeEnv, getEnv, getEnv);
}
