import type { Playground } from '@zs-docs/playground';

type Phone = Awaited<ReturnType<Playground['phone']>>;

/** Waits until the app of a phone runs, or has failed to. */
export function untilLoaded(phone: Phone): Promise<void> {
  return new Promise((resolve) => {
    const stop = phone.onState(() => settle());
    const settle = () => {
      if (phone.state !== 'loading') {
        stop();
        resolve();
      }
    };
    settle();
  });
}
