import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { writeEntry } from './writeEntry.ts';

/** Name under which the browser's history keeps, with an entry, how far its results were read. */
const KEY = 'zsSearchY';

function remember(): void {
  writeEntry('replace', { ...history.state, [KEY]: scrollY });
}

function remembered(): number | undefined {
  const y: unknown = history.state?.[KEY];
  return typeof y === 'number' ? y : undefined;
}

/**
 * Brings a reader who comes back to the place in the results where they left. The browser restores
 * places before there are results, when the page is still short; so is the one of the first answer, which
 * an improved one makes longer. A reader who has scrolled meanwhile stays there.
 * @param results the results that are shown; undefined while there are none
 * @returns to be called when a result is opened: a site's router may take the page away in place
 */
export function useReturn(results: object | undefined): () => void {
  const [y] = useState(remembered);
  const left = useRef(y);
  const reached = useRef<number>(undefined);

  useLayoutEffect(() => {
    const to = left.current;
    if (!results || to === undefined) {
      return;
    }
    const hasScrolled = reached.current !== undefined && reached.current !== scrollY;
    if (!hasScrolled) {
      scrollTo({ top: to, behavior: 'instant' });
      reached.current = scrollY;
    }
    if (hasScrolled || scrollY >= Math.floor(to)) {
      left.current = undefined;
    }
  }, [results]);

  useEffect(() => {
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  return remember;
}
