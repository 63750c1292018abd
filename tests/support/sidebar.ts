import {
  buildSidebar,
  type Neighbour,
  neighbours,
  type SidebarLink,
  sidebarOn,
} from '../../site/src/content/page-table/sidebar.ts';
import { categories, pages } from './routes.ts';

const sidebar = buildSidebar(pages, categories);

const wordsOf = ({ label, english }: SidebarLink) => (english ? `${label} ${english}` : label);

/** What stands in the sidebar of a page, from top to bottom: links, and groups before theirs. */
export const sidebarWords = (path: string): string[] =>
  sidebarOn(sidebar, path).flatMap((item) =>
    item.kind === 'link' ? wordsOf(item) : [item.label, ...item.items.map(wordsOf)],
  );

/** The page before or after one, as its link names it. @param way `이전` */
export function stepFrom(path: string, way: '이전' | '다음'): { words: string; path: string } {
  const { previous, next } = neighbours(sidebar, path);
  const to: Neighbour | undefined = way === '이전' ? previous : next;
  if (!to) {
    throw new Error(`Nothing stands beside ${path}.`);
  }
  return { words: `${to.group ? `${way} · ${to.group}` : way}${to.label}`, path: to.path };
}
