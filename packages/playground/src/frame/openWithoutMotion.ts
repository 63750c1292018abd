import { setStill } from './env.ts';
import { pressByLabel } from './press.ts';

/** Interval at which the screen is compared with what it was. */
const CHECK_INTERVAL_MS = 30;

/** Unchanged checks in a row after which the screen counts as settled. */
const STABLE_CHECKS = 2;

/** Checks after which it counts as settled although it still changes. */
const MAX_CHECKS = 20;

/** Delays up to this are skipped: a toolkit may draw no sooner. */
const SHORT_DELAY_MS = 200;

const wait = window.setTimeout.bind(window);

/** Waits until what is drawn stays the same. */
async function settle(): Promise<void> {
  let before = '';
  for (let stable = 0, checks = 0; stable < STABLE_CHECKS && checks < MAX_CHECKS; checks++) {
    await new Promise((resolve) => wait(resolve, CHECK_INTERVAL_MS));
    const now = document.body.innerHTML;
    stable = now === before ? stable + 1 : 0;
    before = now;
  }
}

/**
 * Presses a label on a screen that has been drawn still, and skips short delays.
 * Resolves once what that opens is drawn; motion is the page's to decide from then on.
 */
export async function openWithoutMotion(label: string): Promise<void> {
  const { setTimeout } = window;
  const skipDelay = (handler: () => void, delay = 0) =>
    wait(handler, delay <= SHORT_DELAY_MS ? 0 : delay);
  Object.assign(window, { setTimeout: skipDelay });
  try {
    // A label is there once effects have run, unless it waits for data of the device.
    await new Promise((resolve) => wait(resolve));
    if (!pressByLabel(label)) {
      await settle();
      pressByLabel(label);
    }
    await settle();
  } finally {
    Object.assign(window, { setTimeout });
    setStill(false);
  }
}
