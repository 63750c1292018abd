import { loaded } from './loaded.ts';
import type { PlaygroundSettings } from './settings.ts';

/** Settings, or a function that loads them when the reader first reaches for a phone. */
export type SettingsSource = PlaygroundSettings | (() => Promise<PlaygroundSettings>);

/** Loads the code that phones need, and the settings; undefined when the network fails. */
const loadParts = (source: SettingsSource) =>
  loaded(
    Promise.all([import('./startExample.ts'), typeof source === 'function' ? source() : source]),
  );

/**
 * Loads what the phones of a page need once for all of them. After a failure it waits until it is told
 * to retry, or until the browser is online again.
 * @param signal aborts when the page ends
 * @param onUnloaded called after each failure
 */
export function partsLoader(
  source: SettingsSource,
  signal: AbortSignal,
  onUnloaded?: (again: () => void) => void,
) {
  let retry: () => void = () => undefined;
  const waitForRetry = () =>
    new Promise<void>((resolve) => {
      retry = resolve;
      addEventListener('online', retry, { once: true });
      if (!signal.aborted) {
        onUnloaded?.(retry);
      }
    });
  const loadUntilDone = async () => {
    for (;;) {
      const parts = await loadParts(source);
      if (parts) {
        return parts;
      }
      await waitForRetry();
    }
  };
  let parts: ReturnType<typeof loadUntilDone> | undefined;
  return {
    load: () => (parts ??= loadUntilDone()),
    retry: () => retry(),
  };
}
