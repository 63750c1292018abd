import { useEffect, useMemo, useReducer } from 'react';
import type { FullSettings } from '../settings.ts';
import { openStoredSearches, type StoredSearches } from '../stored/storedSearches.ts';

/** The recent and favorite searches of an index, updated when another tab changes them. */
export function useStored(settings: FullSettings): StoredSearches {
  const stored = useMemo(() => openStoredSearches(settings), [settings]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    addEventListener('storage', redraw);
    return () => removeEventListener('storage', redraw);
  }, []);

  return useMemo(
    () => ({
      ...stored,
      moveToFavorites(place) {
        stored.moveToFavorites(place);
        redraw();
      },
      removeRecent(place) {
        stored.removeRecent(place);
        redraw();
      },
      removeFavorite(place) {
        stored.removeFavorite(place);
        redraw();
      },
    }),
    [stored],
  );
}
