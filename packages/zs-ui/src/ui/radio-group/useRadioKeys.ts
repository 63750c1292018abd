import { type ComponentRef, useRef } from 'react';
import type { View } from 'react-native';

const STEPS: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Keyboard of a radio group in browsers: arrow keys select the next or previous option, Space the
 * focused one.
 * @param select selects the option at a position
 * @returns refs for the options, and a handler that returns whether it handled the key
 */
export function useRadioKeys(count: number, select: (position: number) => void) {
  const items = useRef<(ComponentRef<typeof View> | null)[]>([]);
  const onKey = (position: number) => (key: string) => {
    const step = STEPS[key];
    if (step === undefined && key !== ' ') {
      return false;
    }
    const next = (position + (step ?? 0) + count) % count;
    select(next);
    items.current[next]?.focus();
    return true;
  };
  const refOf = (position: number) => (item: ComponentRef<typeof View> | null) => {
    items.current[position] = item;
  };
  return { onKey, refOf };
}
