import { useRef } from 'react';
import type { ResultGroup } from '../results/resultGroups.ts';
import { MAX_SUGGESTIONS } from '../settings.ts';

/**
 * Queries to suggest when one finds nothing: those of the settings, or groups of earlier results.
 * @param groups on screen now, if any
 */
export function useSuggestions(
  offered: readonly string[],
  groups: readonly ResultGroup[],
): readonly string[] {
  const seen = useRef<string[]>([]);
  if (groups.length > 0) {
    seen.current = groups.flatMap(({ title }) => title || []);
  }
  return (offered.length > 0 ? offered : seen.current).slice(0, MAX_SUGGESTIONS);
}
