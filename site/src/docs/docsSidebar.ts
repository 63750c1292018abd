import { pageTable } from '../page-table/pageTable.ts';
import { buildSidebar, type SidebarItem } from './sidebar.ts';

let made: { of: object; sidebar: SidebarItem[] } | undefined;

/** Sidebar of the documentation; made once for each reading of the content. */
export function docsSidebar(): SidebarItem[] {
  const table = pageTable();
  if (made?.of !== table) {
    made = { of: table, sidebar: buildSidebar(table.pages, table.categories) };
  }
  return made.sidebar;
}
