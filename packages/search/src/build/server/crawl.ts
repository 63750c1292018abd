import { parse } from 'parse5';
import type { SearchRecord } from '../../shared/records.ts';
import { attribute, findAll } from '../page/nodes.ts';
import { readPage } from '../page/readPage.ts';

/** Pages a crawl of a development server reads at most. */
const MAX_CRAWLED_PAGES = 600;

/** Paths of the pages below the base that a page links to. */
function linksOf(html: string, from: URL, base: string): string[] {
  const anchors = findAll(parse(html).childNodes, (element) => element.tagName === 'a');
  return anchors.flatMap((anchor) => {
    const href = attribute(anchor, 'href') ?? '';
    if (!URL.canParse(href, from.href)) {
      return [];
    }
    const { origin, pathname } = new URL(href, from);
    const isOwn = origin === from.origin && pathname.startsWith(base);
    return isOwn && !/\.\w+$/.test(pathname) ? [pathname] : [];
  });
}

/**
 * Follows the links of a running site from its first page and reads what it shows.
 * Takes the origin (`http://localhost:3000`) and the base path. Pages that fail are left out.
 */
export async function crawl(origin: string, base: string): Promise<SearchRecord[]> {
  const seen = new Set([base]);
  const records: SearchRecord[] = [];
  for (const path of seen) {
    const address = new URL(path, origin);
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!response?.ok || !response.headers.get('content-type')?.includes('text/html')) {
      continue;
    }
    const html = await response.text();
    records.push(...readPage(html, path, { articlesOnly: true }));
    for (const link of linksOf(html, address, base)) {
      if (seen.size < MAX_CRAWLED_PAGES) {
        seen.add(link);
      }
    }
  }
  return records;
}
