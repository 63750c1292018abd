import { type DependencyList, type EffectCallback, useEffect, useRef } from 'react';
import { frameText } from './text.ts';

/** More runs of one effect in a second than frames of any screen can ask for. */
const MOST_A_SECOND = 150;

/**
 * React's useEffect for examples. React ends no effect that sets off its own next run, which it does
 * for ever when it sets state each time: this one throws then, on the line of the example.
 */
export function useWatchedEffect(effect: EffectCallback, deps?: DependencyList): void {
  const runs = useRef({ since: 0, count: 0 });
  const { count } = runs.current;
  // An error made while the example draws knows where it called this.
  const fault = count >= MOST_A_SECOND ? new RangeError(frameText('endlessEffect')) : undefined;
  useEffect(() => {
    const now = performance.now();
    const tally = runs.current;
    if (now - tally.since > 1000) {
      runs.current = { since: now, count: 1 };
    } else if (fault) {
      throw fault;
    } else {
      tally.count++;
    }
    return effect();
    // biome-ignore lint/correctness/useExhaustiveDependencies: the example's own
  }, deps);
}
