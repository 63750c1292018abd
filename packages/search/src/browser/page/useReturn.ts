import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Name under which the browser's history keeps, with an entry, how far its results were read. */
const KEY = 'zsSearchY';

function remember(): void {
  history.replaceState({ ...history.state, [KEY]: scrollY }, '');
}

function remembered(): number | undefined {
  const y: unknown = history.state?.[KEY];
  return typeof y === 'number' ? y : undefined;
}

/**
 * Brings a reader who comes back to the place in the results where they left. The browser restores
 * places before there are results, when the page is still short.
 * @param isShown whether the results are there
 * @returns to be called when a result is opened: a site's router may take the page away in place
 */
export function useReturn(isShown: boolean): () => void {
  const [y] = useState(remembered);
  const isDone = useRef(y === undefined);

  useLayoutEffect(() => {
    if (isShown && !isDone.current) {
      isDone.current = true;
      scrollTo({ top: y ?? 0, behavior: 'instant' });
    }
  }, [isShown, y]);

  useEffect(() => {
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  return remember;
}
