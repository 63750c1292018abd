import type { SearchHit } from '../../shared/searchClient.ts';

/** One row of results. */
export interface ResultRow {
  hit: SearchHit;
  /** The page's own hit, where it was found too and this is another of the page. */
  page: SearchHit | null;
  /** Whether the page's own row stands above this one. */
  isNested: boolean;
}

/** Rows under one lvl0 heading. */
export interface ResultGroup {
  title: string;
  rows: ResultRow[];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(keyOf(item), [item]);
    }
  }
  return [...groups];
}

/** Rows of the hits of one page. */
function pageRows(hits: readonly SearchHit[]): ResultRow[] {
  const place = hits.findIndex(({ type }) => type === 'lvl1');
  const page = hits[place] ?? null;
  return hits.map((hit, n) => ({
    hit,
    page: hit === page ? null : page,
    isNested: page !== null && n > place,
  }));
}

/**
 * Groups hits by lvl0 in the order they rank, and within a group by page. Every hit stays
 * reachable: no group is cut.
 */
export function groupResults(hits: readonly SearchHit[]): ResultGroup[] {
  return groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '').map(([title, inGroup]) => ({
    title,
    rows: groupBy(inGroup, ({ hierarchy, url }) => hierarchy.lvl1 ?? url).flatMap(([, page]) =>
      pageRows(page),
    ),
  }));
}
