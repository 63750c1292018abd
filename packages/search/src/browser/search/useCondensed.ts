import { useEffect, useState } from 'react';
import type { SearchOutcome } from './viewOf.ts';

/**
 * Puts into the field what a text that was too long for it was condensed to.
 * @param ask puts a query into the field
 * @returns whether the query is such
 */
export function useCondensed(
  query: string,
  outcome: SearchOutcome | null,
  ask: (query: string) => void,
): boolean {
  const [condensed, setCondensed] = useState('');
  const searched = outcome?.kind === 'found' ? outcome.answers[0]?.text : undefined;
  const to = outcome?.query === query && searched !== query ? searched : undefined;
  useEffect(() => {
    if (to !== undefined) {
      setCondensed(to);
      ask(to);
    }
  });
  return condensed !== '' && query === condensed;
}
