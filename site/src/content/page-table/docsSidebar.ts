import { cachePerTable } from './pageTable.ts';
import { buildSidebar } from './sidebar.ts';

/** Sidebar of the documentation. */
export const docsSidebar = cachePerTable(({ pages, categories }) =>
  buildSidebar(pages, categories),
);
