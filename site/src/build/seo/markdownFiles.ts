import { writeFile } from 'node:fs/promises';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import { docsSidebar } from '../../content/page-table/docsSidebar.ts';
import { flattenSidebar } from '../../content/page-table/sidebar.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import type { Step } from '../postprocess/types.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';
import { llmsFullTxt, llmsTxt, type MarkdownPage } from './llms.ts';

/** Declares UTF-8: without a charset in the response, browsers assume that of their locale. */
const BYTE_ORDER_MARK = '\uFEFF';

const writeText = (file: string, text: string) => writeFile(file, BYTE_ORDER_MARK + text);

/** Whether a page only lists others: it stays out of llms-full.txt. */
const listsDocs = ({ kind, path }: SitePage) =>
  kind === 'group' || path === builtInPages.components.path;

/**
 * Writes the files for language models: a .md beside every page of the docs, llms.txt with their
 * list and llms-full.txt with all of them, in sidebar order.
 */
export function markdownFiles(): Step {
  const written = new Map<string, MarkdownPage>();
  return {
    name: 'Markdown',
    page({ page, elements }) {
      if (page.listed && (page.sidebar || listsDocs(page))) {
        written.set(page.path, { page, markdown: articleToMarkdown(elements, page.path) });
      }
      return undefined;
    },
    async end({ folder, log }) {
      const pages = flattenSidebar(docsSidebar()).flatMap(({ path }) => written.get(path) ?? []);
      const lists = [...written.values()].filter(({ page }) => listsDocs(page));
      await Promise.all(
        [...lists, ...pages].map(({ page, markdown }) =>
          writeText(`${folder}${page.path.replace(/\/$/, '')}.md`, markdown),
        ),
      );
      await writeText(`${folder}llms.txt`, llmsTxt([...lists, ...pages].map(({ page }) => page)));
      await writeText(`${folder}llms-full.txt`, llmsFullTxt(pages));
      log(`Markdown pages: ${pages.length}`);
    },
  };
}
