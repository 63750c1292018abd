import { docsSidebar } from './docsSidebar.ts';
import { cachePerTable, pageTable } from './pageTable.ts';
import { flattenSidebar, type SidebarCategory } from './sidebar.ts';
import type { DocPage, Question } from './types.ts';

/** Pages in the order of the sidebar. */
function pagesIn(items: readonly SidebarCategory[]): DocPage[] {
  const { byPath } = pageTable();
  return flattenSidebar(items).flatMap(({ path }) => {
    const page = byPath.get(path);
    return page?.kind === 'doc' ? [page] : [];
  });
}

/**
 * Pages of a group of the sidebar.
 * @param path of the page of the group
 */
export function pagesOfGroup(path: string): DocPage[] {
  return pagesIn(docsSidebar().filter((group) => group.path === path));
}

/** A question of the gallery with the pages that answer it. */
export interface AnsweredQuestion extends Question {
  pages: readonly DocPage[];
}

/** Questions with the components that answer them, both in order. */
export const answeredQuestions = cachePerTable(({ questions }): AnsweredQuestion[] => {
  const pages = pagesIn(docsSidebar());
  return questions
    .map(({ key, label }) => ({
      key,
      label,
      pages: pages.filter(({ question }) => question === key),
    }))
    .filter(({ pages }) => pages.length > 0);
});
