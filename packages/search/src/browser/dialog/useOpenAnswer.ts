import { type RefObject, useEffect, useState } from 'react';

interface Standing {
  /** Becomes true once the reader has gone on to another row: then the rows stand. */
  isFrozen: RefObject<boolean>;
  /** What is returned, for what happens later. */
  isOpen: RefObject<boolean>;
}

/**
 * Whether the first row is open to its answer: once typing rests while that row is the selected one.
 * Opened, it moves those below: who has gone on to one of them, or presses it, must not lose it.
 */
export function useOpenAnswer(
  query: string,
  isRested: boolean,
  active: number,
  refs: Standing,
): boolean {
  const [opened, setOpened] = useState('');
  if (!isRested && opened !== '') {
    setOpened('');
  } else if (isRested && active === 0 && opened !== query) {
    setOpened(query);
  }
  const isOpen = isRested && opened === query;
  const { isFrozen, isOpen: isOpenNow } = refs;
  useEffect(() => {
    // The list does not change under the arrow keys; improved results are shown after the next input.
    isFrozen.current = active > 0;
    isOpenNow.current = isOpen;
  }, [isFrozen, isOpenNow, active, isOpen]);
  return isOpen;
}
