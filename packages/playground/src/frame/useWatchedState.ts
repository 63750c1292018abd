import { type Dispatch, type SetStateAction, useState } from 'react';

type SetState = Dispatch<SetStateAction<unknown>>;

/** The setter that an example has of each of React's own. */
const setters = new WeakMap<SetState, SetState>();

let last: Error | undefined;

/** Where the example last set a state: React, when it ends one that does so each time it draws, knows only who drew. */
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
