import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * The pages of which a reader wants to see all that was found; with another query, none.
 * @returns their addresses, and a function that adds one
 */
export function useOpenPages(
  query: string,
): [open: ReadonlySet<string>, onMore: (page: string) => void] {
  const [state, setState] = useState({ query, pages: NONE });
  const onMore = useCallback(
    (page: string) =>
      setState((before) => ({
        query,
        pages: new Set([...(before.query === query ? before.pages : []), page]),
      })),
    [query],
  );
  const open = state.query === query ? state.pages : NONE;
  return useMemo(() => [open, onMore], [open, onMore]);
}
