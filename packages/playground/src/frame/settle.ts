/** The real timer: `skipShortDelays` replaces the window's. */
const wait = window.setTimeout.bind(window);

/** Delays up to this are skipped: a toolkit may draw no sooner. */
const SHORT_DELAY_MS = 200;

interface SettleOptions {
  /** Time between two checks; 0 where nothing moves by itself. */
  intervalMs: number;
  /** Unchanged checks in a row after which the screen counts as settled. */
  stableChecks: number;
  /** Checks after which it counts as settled although it still changes. */
  maxChecks: number;
}

/** Waits until the HTML of an element stays the same. */
export async function settle(element: Element, options: SettleOptions): Promise<void> {
  let before = '';
  for (let stable = 0, checks = 0; checks < options.maxChecks; checks++) {
    await new Promise((resolve) => wait(resolve, options.intervalMs));
    stable = element.innerHTML === before ? stable + 1 : 0;
    if (stable === options.stableChecks) {
      return;
    }
    before = element.innerHTML;
  }
}

/** Makes timers of up to `SHORT_DELAY_MS` run at once. Returns a function that ends this. */
export function skipShortDelays(): () => void {
  const { setTimeout } = window;
  const skipDelay = (handler: () => void, delay = 0) =>
    wait(handler, delay <= SHORT_DELAY_MS ? 0 : delay);
  Object.assign(window, { setTimeout: skipDelay });
  return () => Object.assign(window, { setTimeout });
}
