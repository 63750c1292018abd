import type { SearchHit } from '../../shared/searchClient.ts';
import { pageUrl } from './pageUrl.ts';

/** Rows of a page that are shown at once. */
export const ROWS_PER_PAGE = 3;

/** One result. */
export interface ResultRow {
  kind: 'hit';
  hit: SearchHit;
  /** The page's own hit, where it was found too and this is another of the page. */
  page: SearchHit | null;
  /** Whether the page's own row is above this one. */
  isNested: boolean;
}

/** Stands for the rest of what was found on a page. */
export interface MoreRow {
  kind: 'more';
  /** Address of the page. */
  page: string;
  count: number;
}

/** Rows under one lvl0 heading. */
export interface ResultGroup {
  title: string;
  rows: (ResultRow | MoreRow)[];
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

/** Puts rows one under the other, in groups by lvl0. */
class RowWriter {
  readonly groups: ResultGroup[] = [];
  /** Page of the row above, and whether the page's own row stands in its run. */
  private above = '';
  private isUnderOwn = false;

  put(hit: SearchHit, own: SearchHit | null): void {
    const page = pageUrl(hit.url);
    const title = hit.hierarchy.lvl0 ?? '';
    if (page !== this.above) {
      this.above = page;
      this.isUnderOwn = false;
    }
    if (this.groups.at(-1)?.title !== title) {
      this.groups.push({ title, rows: [] });
    }
    const isOwn = hit === own;
    const isNested = this.isUnderOwn && !isOwn;
    this.groups.at(-1)?.rows.push({ kind: 'hit', hit, page: isOwn ? null : own, isNested });
    this.isUnderOwn ||= isOwn;
  }

  /** Ends the rows of a page with one that stands for its other hits. */
  putMore(page: string, count: number): void {
    this.groups.at(-1)?.rows.push({ kind: 'more', page, count });
  }
}

/**
 * Groups hits in the order in which they rank; neighbours of one lvl0 share its heading. Of one page
 * three are shown; the others wait behind a row of their own, so that no page fills the list.
 * @param open addresses of the pages whose hits are all shown
 * @param most rows of one page that are shown at once
 */
export function groupResults(
  hits: readonly SearchHit[],
  open: ReadonlySet<string> = new Set(),
  most = ROWS_PER_PAGE,
): ResultGroup[] {
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
  return writer.groups;
}
