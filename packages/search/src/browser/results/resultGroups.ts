import type { SearchHit } from '../../shared/protocol.ts';

/** A hit with the page-level hit it belongs under, if that one was found too. */
export type ResultItem = SearchHit & { parent: SearchHit | null };

/** Hits under one lvl0 heading. */
export interface ResultGroup {
  title: string;
  items: ResultItem[];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

function withParents(hits: readonly SearchHit[]): ResultItem[] {
  const page = hits.find((hit) => hit.type === 'lvl1') ?? null;
  return hits.map((hit) => ({ ...hit, parent: hit.type === 'lvl1' ? null : page }));
}

/**
 * Groups hits by lvl0 in the order they rank, and within a group by page. Every hit stays
 * reachable: no group is cut.
 */
export function groupResults(hits: readonly SearchHit[]): ResultGroup[] {
  return groupBy(hits, (hit) => hit.hierarchy.lvl0 ?? '').map(([title, inGroup]) => ({
    title,
    items: groupBy(inGroup, (hit) => hit.hierarchy.lvl1 ?? hit.url).flatMap(([, page]) =>
      withParents(page),
    ),
  }));
}
