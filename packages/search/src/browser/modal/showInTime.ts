import { flushSync } from 'react-dom';
import type { ModalState } from './createModalSearch.ts';
import { isSettled } from './searchView.ts';

const FIELDS = ['query', 'collections', 'activeItemId', 'status', 'outcome'] as const;

/** Whether the lists differ; none are none, however they are written. */
const areOther = (next: ModalState, shown: ModalState) =>
  next.collections !== shown.collections && next.collections.length + shown.collections.length > 0;

/** A query changes the screen once it is answered or late: a frame before that shows nothing new. */
function isWorthAFrame(next: ModalState, shown: ModalState): boolean {
  const query = next.query.trim();
  const isDue =
    query === '' ||
    next.status === 'stalled' ||
    isSettled(query, next.outcome) ||
    areOther(next, shown);
  return isDue && FIELDS.some((field) => next[field] !== shown[field]);
}

/**
 * Shows states in the very next frame. autocomplete-core changes its state in several steps, and
 * React would put off what no event of its own has caused.
 * @param shown the state on screen
 * @param show draws another
 */
export function showInTime(
  shown: ModalState,
  show: (state: ModalState) => void,
): (state: ModalState) => void {
  let onScreen = shown;
  let newest = shown;
  let isPlanned = false;
  const draw = () => {
    isPlanned = false;
    if (isWorthAFrame(newest, onScreen)) {
      onScreen = newest;
      flushSync(() => show(newest));
    }
  };
  return (state) => {
    newest = state;
    if (!isPlanned) {
      isPlanned = true;
      queueMicrotask(draw);
    }
  };
}
