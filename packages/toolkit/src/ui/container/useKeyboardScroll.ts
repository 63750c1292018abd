import { useEffect, useState } from 'react';
import { useKeyboard } from '../../keyboard/useKeyboard';
import type { ZSContainerRef } from './types';

/** Delay before scrolling, in which the layout makes room for the keyboard. */
const LAYOUT_SETTLE_MS = 50;

/** ScrollView of a pane and its scroll offset (pt). */
export interface Pane {
  scroll: ZSContainerRef | null;
  offset: number;
}

/** What the keyboard has to know: both panes, and the last touch. */
function createPanes() {
  const left: Pane = { scroll: null, offset: 0 };
  const right: Pane = { scroll: null, offset: 0 };
  return {
    left,
    right,
    touched: right,
    pageY: 0,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  };
}

/**
 * Scrolls the last touched pane so that the touch stands above the keyboard.
 * @param isEnabled false scrolls nothing
 * @param extraOffset distance (pt) between touch and keyboard
 * @param windowHeight height (pt) of the window
 */
export function useKeyboardScroll(isEnabled: boolean, extraOffset: number, windowHeight: number) {
  const [panes] = useState(createPanes);
  const { keyboardHeight } = useKeyboard({
    onShow: ({ endCoordinates }) => {
      if (!isEnabled || (panes.left.scroll === null && panes.right.scroll === null)) {
        return;
      }
      const y = panes.touched.offset + panes.pageY - windowHeight + endCoordinates.height;
      clearTimeout(panes.timer);
      panes.timer = setTimeout(
        () => panes.touched.scroll?.scrollTo({ y: y + extraOffset, animated: true }),
        LAYOUT_SETTLE_MS,
      );
    },
  });
  useEffect(() => () => clearTimeout(panes.timer), [panes]);
  const onTouched = (touched: Pane) => (pageY: number) => {
    panes.touched = touched;
    panes.pageY = pageY;
  };
  return { keyboardHeight, panes, onTouched };
}
