import { writeFile } from 'node:fs/promises';
import type { Step } from '../built-pages/types.ts';
import { docsSidebar } from '../docs/docsSidebar.ts';
import { flattenSidebar } from '../docs/sidebar.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';
import { llmsFullTxt, llmsTxt, type MarkdownPage } from './llms.ts';

/**
 * Writes what language models read: a .md beside every page of the sidebar, llms.txt with their
 * list and llms-full.txt with all of them, in reading order.
 */
export function markdownFiles(): Step {
  const written = new Map<string, MarkdownPage>();
  return {
    name: 'Markdown',
    page({ page, tree }) {
      if (page.listed && page.sidebar) {
        written.set(page.path, { page, markdown: articleToMarkdown(tree, page.path) });
      }
      return undefined;
    },
    async end({ folder, log }) {
      const pages = flattenSidebar(docsSidebar()).flatMap(({ path }) => written.get(path) ?? []);
      await Promise.all(
        pages.map(({ page, markdown }) =>
          writeFile(`${folder}${page.path.replace(/\/$/, '')}.md`, markdown),
        ),
      );
      await writeFile(`${folder}llms.txt`, llmsTxt(pages.map(({ page }) => page)));
      await writeFile(`${folder}llms-full.txt`, llmsFullTxt(pages));
      log(`Markdown pages: ${pages.length}`);
    },
  };
}
