import { docsSidebar } from '../../content/page-table/docsSidebar.ts';
import { cachePerTable, pageTable } from '../../content/page-table/pageTable.ts';
import type { SidebarCategory } from '../../content/page-table/sidebar.ts';
import type { DocPage } from '../../content/page-table/types.ts';

/** Group of the sidebar with its pages in order. */
export interface TileGroup {
  group: SidebarCategory;
  pages: readonly DocPage[];
}

/** Groups of the sidebar with their pages. */
export function tileGroups(): TileGroup[] {
  const { byPath } = pageTable();
  return docsSidebar().map((group) => ({
    group,
    pages: group.items.flatMap(({ path }) => {
      const page = byPath.get(path);
      return page?.kind === 'doc' ? [page] : [];
    }),
  }));
}

/** Whether a page is about a component: the start page of a group is not. */
const isComponent = ({ path }: DocPage) => !path.endsWith('/start/');

/** Groups of components with the pages about one component. */
export const componentGroups = cachePerTable(({ categories }) => {
  const shown = new Set(categories.filter(({ components }) => components).map(({ path }) => path));
  return tileGroups()
    .filter(({ group }) => shown.has(group.key))
    .map(({ group, pages }) => ({ group, pages: pages.filter(isComponent) }));
});
