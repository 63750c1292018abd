import { type Dispatch, type SetStateAction, useState } from 'react';

type SetState = Dispatch<SetStateAction<unknown>>;

/** Wrapped setters by React's own, so that an example's setter is stable. */
const setters = new WeakMap<SetState, SetState>();

let last: Error | undefined;

/** Error whose stack has the last setState call: React's error 301 knows only the component. */
export const placeOfLastSet = (): Error | undefined => last;

/** React's useState for examples. */
export function useWatchedState(initial?: unknown): [unknown, SetState] {
  const [state, set] = useState(initial);
  const known = setters.get(set);
  if (known) {
    return [state, known];
  }
  const watched: SetState = (next) => {
    last = new Error();
    set(next);
  };
  setters.set(set, watched);
  return [state, watched];
}
