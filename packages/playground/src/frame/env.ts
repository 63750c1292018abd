import { useSyncExternalStore } from 'react';
import { DEFAULT_ENV, type FrameEnv } from '../shared/protocol.ts';

let current: FrameEnv = DEFAULT_ENV;
const listeners = new Set<() => void>();

/** The device as the page last described it. */
export function getEnv(): FrameEnv {
  return current;
}

/** Calls `listener` after every change; returns the way to stop. */
export function subscribeEnv(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a new description of the device. */
export function setEnv(env: FrameEnv): void {
  current = env;
  for (const listener of [...listeners]) {
    listener();
  }
}

/** The device, for components. */
export function useEnv(): FrameEnv {
  return useSyncExternalStore(subscribeEnv, getEnv, getEnv);
}
