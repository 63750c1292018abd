import { useCallback, useRef, useState } from 'react';
import type { ShowSnackBarProps, SnackItem } from './types';

const DEFAULT_DURATION_MS = 3500;

/** A snackbar on the screen. `index` may be the same for several; `key` is not. */
export interface SnackEntry extends SnackItem {
  key: number;
}

/** List of snackbars, and functions that change it. */
export function useSnackbars(maxCount: number) {
  const [entries, setEntries] = useState<readonly SnackEntry[]>([]);
  const lastKey = useRef(0);

  const show = useCallback(
    ({
      message,
      type = 'success',
      index = Date.now(),
      snackbarDuration = DEFAULT_DURATION_MS,
    }: ShowSnackBarProps) => {
      lastKey.current += 1;
      const entry = { key: lastKey.current, message, type, index, snackbarDuration };
      setEntries((before) => {
        const all = [...before, entry];
        return all.length > maxCount ? all.slice(1) : all;
      });
    },
    [maxCount],
  );
  const hide = useCallback(
    (index: number) => setEntries((before) => before.filter((entry) => entry.index !== index)),
    [],
  );
  const clear = useCallback(() => setEntries([]), []);
  return { entries, show, hide, clear };
}
