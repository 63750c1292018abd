import type { SearchHit } from '../../shared/searchClient.ts';
import { pageUrl } from './pageUrl.ts';

/** Rows of a page that are shown at once. */
export const ROWS_PER_PAGE = 3;
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

/** Hits by page. */
function byPage(hits: readonly SearchHit[]): Map<string, SearchHit[]> {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = pages.get(pageUrl(hit.url)) ?? [];
    pages.set(pageUrl(hit.url), page);
    page.push(hit);
  }
  return pages;
}

/** The hits of each group, the group with the best hit first. */
function byGroup(hits: readonly SearchHit[]): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return groups;
}

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
  const best = byGroup(hits.slice(0, BEST_HITS));
  const last = [...best.keys()].at(-1);
  return [...byGroup(hits)].map(([title, all]) => {
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
  const best = [...byGroup(hits.slice(0, BEST_HITS))];
  const others = byGroup(hits.slice(BEST_HITS));
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
  const pages = byPage(hits);
  const written = new Map<string, number>();
  const writer = new RowWriter();
  for (const hit of hits) {
    const page = pageUrl(hit.url);
    const all = pages.get(page) ?? [];
    const own = all.find(({ type }) => type === 'lvl1') ?? null;
    const count = (written.get(page) ?? 0) + 1;
    written.set(page, count);
    if (count <= most) {
      writer.put(hit, own);
    }
    if (count === most) {
      const rest = all.slice(most);
      if (open.has(page)) {
        for (const other of rest) {
          writer.put(other, own);
        }
      } else if (rest.length > 0) {
        writer.putMore(page, rest.length);
      }
    }
  }
  return writer.rows;
}

/** Puts rows one under the other. */
class RowWriter {
  readonly rows: ResultGroup['rows'] = [];
  /** Page of the row above, and whether the page's own row stands in its run. */
  private above = '';
  private isUnderOwn = false;

  put(hit: SearchHit, own: SearchHit | null): void {
    const page = pageUrl(hit.url);
    if (page !== this.above) {
      this.above = page;
      this.isUnderOwn = false;
    }
    const isOwn = hit === own;
    const isNested = this.isUnderOwn && !isOwn;
    this.rows.push({ kind: 'hit', hit, page: isOwn ? null : own, isNested });
    this.isUnderOwn ||= isOwn;
  }

  putMore(page: string, count: number): void {
    this.rows.push({ kind: 'more', page, count, isNested: this.isUnderOwn });
  }
}
