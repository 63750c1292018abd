import { setup } from 'virtual:playground/toolkit';
import { getEnv, subscribeEnv } from './env.ts';

/** Tells the toolkit of the device, as its setup asks for. */
export function tellToolkit(): void {
  const { onDevice } = setup;
  if (onDevice) {
    const tell = () => onDevice(getEnv(), window.innerWidth);
    subscribeEnv(tell);
    window.addEventListener('resize', tell);
  }
}
