import { useSyncExternalStore } from 'react';
import { DEFAULT_ENV, type FrameEnv } from '../shared/protocol.ts';

let current: FrameEnv = DEFAULT_ENV;
/** The device as the page last described it. */
let pageEnv: FrameEnv = DEFAULT_ENV;
let isStill = false;
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

function update(): void {
  current = isStill ? { ...pageEnv, reducedMotion: true } : pageEnv;
  for (const listener of [...listeners]) {
    listener();
  }
}

/** Sets the device. */
export function setEnv(env: FrameEnv): void {
  pageEnv = env;
  update();
}

/** Turns motion off, whatever the page says, or leaves it to the page again. */
export function setStill(next: boolean): void {
  isStill = next;
  update();
}

/** Hook that returns the device. */
export function useEnv(): FrameEnv {
  return useSyncExternalStore(subscribeEnv, getEnv, getEnv);
}
