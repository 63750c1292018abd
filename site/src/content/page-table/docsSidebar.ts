import { oncePerReading } from './pageTable.ts';
import { buildSidebar } from './sidebar.ts';

/** Sidebar of the documentation. */
export const docsSidebar = oncePerReading(({ pages, categories }) =>
  buildSidebar(pages, categories),
);
