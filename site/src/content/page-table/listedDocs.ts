import { cachePerTable, pageTable } from './pageTable.ts';
import { buildSidebar, flattenSidebar } from './sidebar.ts';
import type { DocPage, Question } from './types.ts';

/** Sidebar of the documentation. */
export const docsSidebar = cachePerTable(({ pages, categories }) =>
  buildSidebar(pages, categories),
);

/** Pages in the order of the sidebar. */
function pagesInOrder(): DocPage[] {
  const { byPath } = pageTable();
  return flattenSidebar(docsSidebar()).flatMap(({ path }) => {
    const page = byPath.get(path);
    return page?.kind === 'doc' ? [page] : [];
  });
}

/** A question of the gallery with the pages that answer it. */
export interface AnsweredQuestion extends Question {
  pages: readonly DocPage[];
}

/** Questions with the components that answer them, both in order. */
export const answeredQuestions = cachePerTable(({ questions }): AnsweredQuestion[] => {
  const pages = pagesInOrder();
  return questions
    .map(({ key, label }) => ({
      key,
      label,
      pages: pages.filter(({ question }) => question === key),
    }))
    .filter(({ pages }) => pages.length > 0);
});
