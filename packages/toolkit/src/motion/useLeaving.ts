import { useEffect, useRef, useState } from 'react';

/** An item of a list; not shown during its exit animation. */
export interface Drawn<Item> {
  item: Item;
  isShown: boolean;
}

/**
 * Items of a list, and those that have left it, in their old places until their exit animations end.
 * @param keyOf key of an item, not used again for another one
 */
export function useLeaving<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  exitDuration: number,
): Drawn<Item>[] {
  const drawn = useRef<Drawn<Item>[]>([]);
  const [, redraw] = useState(0);
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const before = drawn.current.map(({ item }) => keyOf(item));
  drawn.current = [
    ...drawn.current.map(({ item }) => {
      const current = byKey.get(keyOf(item));
      return { item: current ?? item, isShown: current !== undefined };
    }),
    ...items
      .filter((item) => !before.includes(keyOf(item)))
      .map((item) => ({ item, isShown: true })),
  ];

  useEffect(() => {
    const timer = setTimeout(() => {
      if (drawn.current.some(({ isShown }) => !isShown)) {
        drawn.current = drawn.current.filter(({ isShown }) => isShown);
        redraw((count) => count + 1);
      }
    }, exitDuration);
    return () => clearTimeout(timer);
  }, [items, exitDuration]);

  return drawn.current;
}
