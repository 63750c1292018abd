import type { Observable } from '../../platform/observable';
import type { ShowSnackBarProps } from '../snackbar/types';
import type { OverlayState, SnackEntry } from './state';

/** Time (ms) a snackbar stays when it names none. */
const DEFAULT_SNACKBAR_DURATION = 3500;

/** Everything that can be done to the list of snackbars. */
export function snackbarActions(state: Observable<OverlayState>, maxCount: () => number) {
  let lastKey = 0;

  function update(change: (snackbars: SnackEntry[]) => SnackEntry[]) {
    state.set({ ...state.get(), snackbars: change(state.get().snackbars) });
  }

  function leave(isLeaving: (entry: SnackEntry) => boolean) {
    update((list) =>
      list.map((entry) => (isLeaving(entry) ? { ...entry, isLeaving: true } : entry)),
    );
  }

  return {
    show({
      message,
      type = 'success',
      index = Date.now(),
      snackbarDuration = DEFAULT_SNACKBAR_DURATION,
    }: ShowSnackBarProps) {
      lastKey += 1;
      const entry = { key: lastKey, message, type, index, snackbarDuration, isLeaving: false };
      update((list) => [...list, entry]);
      const staying = state.get().snackbars.filter((one) => !one.isLeaving);
      const tooMany = staying.slice(0, Math.max(0, staying.length - maxCount()));
      leave((one) => tooMany.includes(one));
    },
    /** Starts the way out of one snackbar. */
    close: (key: number) => leave((entry) => entry.key === key),
    /** Starts the way out of all. */
    clear: () => leave(() => true),
    /** Takes a snackbar that has left off the list. */
    remove: (key: number) => update((list) => list.filter((entry) => entry.key !== key)),
  };
}
