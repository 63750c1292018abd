import type { Observable } from '../../platform/createObservable';
import type { ShowSnackBarProps } from '../snackbar/types';
import type { OverlayState, SnackEntry } from './state';

const DEFAULT_SNACKBAR_MS = 3500;

/** Creates the functions that change the list of snackbars. */
export function snackbarActions(state: Observable<OverlayState>, maxCount: () => number) {
  let lastKey = 0;

  function update(change: (snackbars: SnackEntry[]) => SnackEntry[]) {
    state.set({ ...state.get(), snackbars: change(state.get().snackbars) });
  }

  function startExit(matches: (entry: SnackEntry) => boolean) {
    update((list) => list.map((entry) => (matches(entry) ? { ...entry, isExiting: true } : entry)));
  }

  return {
    show({
      message,
      type = 'success',
      index = Date.now(),
      snackbarDuration = DEFAULT_SNACKBAR_MS,
    }: ShowSnackBarProps) {
      lastKey += 1;
      const entry = { key: lastKey, message, type, index, snackbarDuration, isExiting: false };
      update((list) => [...list, entry]);
      const visible = state.get().snackbars.filter((one) => !one.isExiting);
      const surplus = visible.slice(0, Math.max(0, visible.length - maxCount()));
      startExit((one) => surplus.includes(one));
    },
    /** Starts the exit animation of a snackbar. */
    close: (key: number) => startExit((entry) => entry.key === key),
    /** Starts the exit animations of all snackbars. */
    clear: () => startExit(() => true),
    /** Removes a snackbar after its exit animation. */
    remove: (key: number) => update((list) => list.filter((entry) => entry.key !== key)),
  };
}
