import { setup } from 'virtual:playground/toolkit';
import { getEnv, subscribeEnv } from './env.ts';

/** Calls the setup's `onDevice` after each change of the device or of the frame's width. */
export function notifyToolkit(): void {
  const { onDevice } = setup;
  if (onDevice) {
    const notify = () => onDevice(getEnv(), window.innerWidth);
    subscribeEnv(notify);
    window.addEventListener('resize', notify);
  }
}
