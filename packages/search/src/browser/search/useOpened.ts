import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * The pages and groups of which a reader wants to see all that was found; with another query, none.
 * @returns their addresses and titles, and a function that adds one
 */
export function useOpened(
  query: string,
): [open: ReadonlySet<string>, onMore: (what: string) => void] {
  const [state, setState] = useState({ query, open: NONE });
  const onMore = useCallback(
    (what: string) =>
      setState((before) => ({
        query,
        open: new Set([...(before.query === query ? before.open : []), what]),
      })),
    [query],
  );
  const open = state.query === query ? state.open : NONE;
  return useMemo(() => [open, onMore], [open, onMore]);
}
