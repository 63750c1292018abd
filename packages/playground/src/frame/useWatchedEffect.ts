import { type DependencyList, type EffectCallback, useEffect, useRef } from 'react';
import { frameText } from './frameText.ts';

/** Limit above what an animation needs: screens have up to 500 frames per second. */
const MAX_RUNS_PER_SECOND = 600;

/**
 * React's useEffect for examples. An effect that sets state on each run never ends in React; this one
 * throws an error with its line.
 */
export function useWatchedEffect(effect: EffectCallback, deps?: DependencyList): void {
  const runs = useRef({ since: 0, count: 0 });
  const { count } = runs.current;
  // The stack of an error that is created during render has the line of the call.
  const fault =
    count >= MAX_RUNS_PER_SECOND ? new RangeError(frameText('endlessEffect')) : undefined;
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
