import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn before the first frame; each takes about 2 ms of it on a slow phone. */
const FIRST_ROWS = 2;

/**
 * How many rows of a list to draw: the first ones at once, so that an answer is seen within a few
 * frames, and all of them once these are painted.
 */
export function useRows(list: unknown): number {
  const [painted, setPainted] = useState<unknown>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(list)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [list]);
  return painted === list ? Number.POSITIVE_INFINITY : FIRST_ROWS;
}
