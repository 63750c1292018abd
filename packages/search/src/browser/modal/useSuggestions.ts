import { useRef } from 'react';
import type { SearchSettings } from '../settings.ts';
import type { Collection } from './createModalSearch.ts';

const SUGGESTIONS = 3;

/** Queries to offer when one finds nothing: those of the site, or the groups found before. */
export function useSuggestions(
  settings: SearchSettings,
  found: readonly Collection[],
): readonly string[] {
  const seen = useRef<string[]>([]);
  if (found.length > 0) {
    seen.current = found.flatMap(({ items }) => items[0]?.hierarchy.lvl0 ?? []);
  }
  const offered = settings.suggestions.length > 0 ? settings.suggestions : seen.current;
  return offered.slice(0, SUGGESTIONS);
}
