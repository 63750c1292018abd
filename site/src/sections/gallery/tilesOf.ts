import { docsSidebar } from '../../content/page-table/docsSidebar.ts';
import { cachePerTable, pageTable } from '../../content/page-table/pageTable.ts';
import type { SidebarCategory } from '../../content/page-table/sidebar.ts';
import type { DocPage } from '../../content/page-table/types.ts';

/** A group of the documentation with its pages in the order of the sidebar. */
export interface TileGroup {
  group: SidebarCategory;
  pages: readonly DocPage[];
}

/** Every group of the sidebar with its pages. */
export function tileGroups(): TileGroup[] {
  const { byPath } = pageTable();
  return docsSidebar()
    .filter((item) => item.kind === 'category')
    .map((group) => ({
      group,
      pages: group.items.flatMap(({ path }) => {
        const page = byPath.get(path);
        return page?.kind === 'doc' ? [page] : [];
      }),
    }));
}

/** How to begin is a page of its group, but no component. */
const isComponent = ({ path }: DocPage) => !path.endsWith('/start/');

/** Groups of components, each with the pages that are about one. */
export const componentGroups = cachePerTable(({ categories }) => {
  const shown = new Set(categories.filter(({ components }) => components).map(({ path }) => path));
  return tileGroups()
    .filter(({ group }) => shown.has(group.key))
    .map(({ group, pages }) => ({ group, pages: pages.filter(isComponent) }));
});
