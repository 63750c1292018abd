import { setStill } from './env.ts';
import { pressByLabel } from './press.ts';
import { settle, skipShortDelays } from './settle.ts';

/** Waits until what is drawn stays the same. */
const settleScreen = () =>
  settle(document.body, { intervalMs: 30, stableChecks: 2, maxChecks: 20 });

/**
 * Presses a label on a screen that has been drawn still, and skips short delays.
 * Resolves once what that opens is drawn; motion is the page's to decide from then on.
 */
export async function openWithoutMotion(label: string): Promise<void> {
  const endSkipping = skipShortDelays();
  try {
    // Not within the effects of React. A label is there now, unless it waits for data of the device.
    await new Promise((resolve) => setTimeout(resolve));
    if (!pressByLabel(label)) {
      await settleScreen();
      pressByLabel(label);
    }
    await settleScreen();
  } finally {
    endSkipping();
    setStill(false);
  }
}
