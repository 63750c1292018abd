import { docPages } from '../../content/page-table/pageTable.ts';
import type { DocPage } from '../../content/page-table/types.ts';
import { coveringPages } from '../../toolkit/facts/coveringPages.ts';
import type { NamePages } from './LinkedText.tsx';

type NamedPage = Pick<DocPage, 'path' | 'title' | 'covers' | 'model' | 'removed'>;

/** The page of each name of any version; the place on it where the page is not the name's alone. */
export function namePages(pages: readonly NamedPage[] = docPages()): NamePages {
  const removed = pages.filter((page) => page.removed !== undefined);
  return Object.fromEntries([
    ...removed.map(({ title, path }) => [title, path]),
    ...[...coveringPages(pages)].map(([name, { address, title }]) => [
      name,
      title === name ? address.replace(/#.*/, '') : address,
    ]),
  ]);
}
