import { writeFile } from 'node:fs/promises';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import { docsSidebar } from '../../content/page-table/docsSidebar.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import { markdownPath } from '../../settings/markdownPath.ts';
import type { Step } from '../postprocess/types.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';
import { docsParts, llmsFullTxt, llmsTxt, type MarkdownPage } from './llms.ts';

/** Whether a page only lists others: it stays out of the files with whole pages. */
const listsDocs = ({ kind, path }: SitePage) =>
  kind === 'group' || path === builtInPages.components.path;

/**
 * Writes what language models read: a .md beside every page of the docs, llms.txt with their list,
 * and their texts in reading order: llms-full.txt with all, and a file for each group. Without a byte
 * order mark, which a model reads as a letter: the response names the charset.
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
      const write = (name: string, text: string) => writeFile(folder + name, text);
      const parts = docsParts(docsSidebar(), (path) => written.get(path));
      const pages = parts.flatMap((part) => part.pages);
      await Promise.all([
        ...[...written.values()].map(({ page, markdown }) =>
          write(markdownPath(page.path), markdown),
        ),
        ...parts.map((part) => write(part.file, llmsFullTxt(part.pages))),
        write('llms.txt', llmsTxt(parts)),
        write('llms-full.txt', llmsFullTxt(pages)),
      ]);
      log(`Markdown pages: ${pages.length}`);
    },
  };
}
