import type { Docs } from '../../docs/index.ts';
import { markdownOf } from '../paths.ts';

/** Pages that are named where something is unknown. */
const RELATED_PAGES = 5;

/** The path below the site of an address from the server root. */
export const pathOf = ({ site }: Docs, url: string): string =>
  decodeURI(url.replace(new URL(site).pathname, ''));

/** A sentence with the pages that a search for something unknown finds; empty when there are none. */
export function relatedPages(docs: Docs, text: string): string {
  const found = (docs.search?.(text, RELATED_PAGES).hits ?? []).map(({ url }) => pathOf(docs, url));
  const pages = new Set(found.map((path) => markdownOf(path.replace(/#.*/, ''))));
  return pages.size ? ` 관련된 페이지: ${[...pages].join(', ')}.` : '';
}
