import type { SearchHit } from '../../shared/searchClient.ts';
import { pageUrl } from './pageUrl.ts';

/** Rows of a page that are shown at once. */
const ROWS_PER_PAGE = 3;
/** Number of best hits that are shown before all others, whatever their groups. */
const BEST_HITS = 3;

/** One result. */
export interface ResultRow {
  kind: 'hit';
  hit: SearchHit;
  /** The page's own hit, where it was found too and this is another of the page. */
  page: SearchHit | null;
  /** Whether the page's own row is above this one. */
  isNested: boolean;
}

/** A row that shows the remaining hits of a page. */
export interface MoreRow {
  kind: 'more';
  /** Address of the page. */
  page: string;
  count: number;
  /** Whether the page's own row is above. */
  isNested: boolean;
}

/** Rows under one lvl0 heading. */
export interface ResultGroup {
  title: string;
  rows: (ResultRow | MoreRow)[];
  /** Hits of the group that wait until the reader asks for them. */
  waiting: number;
}

/** Hits by a name that each has: the name of the first hit first. */
function groupBy(
  hits: readonly SearchHit[],
  nameOf: (hit: SearchHit) => string,
): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(nameOf(hit)) ?? [];
    groups.set(nameOf(hit), group);
    group.push(hit);
  }
  return groups;
}

const pageOf = ({ url }: SearchHit) => pageUrl(url);
const titleOf = ({ hierarchy }: SearchHit) => hierarchy.lvl0 ?? '';

/**
 * Groups hits by lvl0: groups in the order of their best hits, hits of a group in order of rank. When
 * the best three hits are of several groups, further hits of the first of these are hidden, so that
 * they are not above the best. Of one page three are shown. A row shows the hidden hits of a group or
 * a page, so that neither fills the list.
 * @param open titles of the groups and addresses of the pages whose hits are all shown
 */
export function groupResults(
  hits: readonly SearchHit[],
  open: ReadonlySet<string> = new Set(),
): ResultGroup[] {
  const best = groupBy(hits.slice(0, BEST_HITS), titleOf);
  const last = [...best.keys()].at(-1);
  return [...groupBy(hits, titleOf)].map(([title, all]) => {
    const lead = title === last || open.has(title) ? undefined : best.get(title);
    const shown = lead ?? all;
    return { title, rows: rowsOf(shown, open, ROWS_PER_PAGE), waiting: all.length - shown.length };
  });
}

/**
 * Groups hits by lvl0 and hides none: what a page of results counts, it shows. The best three stand first, as in
 * the dialog.
 */
export function groupAll(hits: readonly SearchHit[]): ResultGroup[] {
  const best = [...groupBy(hits.slice(0, BEST_HITS), titleOf)];
  const others = groupBy(hits.slice(BEST_HITS), titleOf);
  const [title = '', last = []] = best.pop() ?? [];
  const lists = [...best, [title, [...last, ...(others.get(title) ?? [])]] as const];
  others.delete(title);
  return [...lists, ...others].map(([title, all]) => ({
    title,
    rows: rowsOf(all, new Set(), Number.POSITIVE_INFINITY),
    waiting: 0,
  }));
}

/**
 * The rows of one group.
 * @param open addresses of the pages whose hits are all shown
 * @param most rows of another page that are shown at once
 */
function rowsOf(
  hits: readonly SearchHit[],
  open: ReadonlySet<string>,
  most: number,
): ResultGroup['rows'] {
  const pages = groupBy(hits, pageOf);
  let above = '';
  /** Whether the page's own row stands in the run of its rows. */
  let isUnderOwn = false;
  return hits.flatMap((hit) => {
    const page = pageOf(hit);
    const all = pages.get(page) ?? [];
    const at = all.indexOf(hit);
    if (at >= most) {
      return [];
    }
    isUnderOwn &&= page === above;
    above = page;
    const own = all.find(({ type }) => type === 'lvl1') ?? null;
    const rest = at === most - 1 ? all.slice(most) : [];
    const isOpen = open.has(page);
    const rows: ResultGroup['rows'] = [hit, ...(isOpen ? rest : [])].map((shown) => {
      const isOwn = shown === own;
      const isNested = isUnderOwn && !isOwn;
      isUnderOwn ||= isOwn;
      return { kind: 'hit', hit: shown, page: isOwn ? null : own, isNested };
    });
    return rest.length === 0 || isOpen
      ? rows
      : [...rows, { kind: 'more', page, count: rest.length, isNested: isUnderOwn }];
  });
}
