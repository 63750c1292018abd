import type { Page } from '@playwright/test';
import {
  buildSidebar,
  type SidebarLink,
  sidebarOn,
} from '../../site/src/content/page-table/sidebar.ts';
import { docsText } from '../../site/src/text/docs.ts';
import { categories, pages } from './routes.ts';

const sidebar = buildSidebar(pages, categories);

const wordsOf = ({ label, removed }: SidebarLink) =>
  [label, removed && docsText.removed(removed)].filter(Boolean).join(' ');

/** Entries in the sidebar of a page, from top to bottom: links, and groups before their links. */
export const sidebarWords = (path: string): string[] =>
  sidebarOn(sidebar, path).flatMap((item) =>
    item.kind === 'link' ? wordsOf(item) : [item.label, ...item.items.map(wordsOf)],
  );

/** Opens the page as a reader who has opened every group of the sidebar. */
export const openGroups = (page: Page) =>
  page.addInitScript(
    (keys) => localStorage.setItem('zs:sidebar-opened', keys),
    categories.map(({ path }) => path).join('\n'),
  );
