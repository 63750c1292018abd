import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { book } from '@0610studio/zs-ui/facts';
import { docsSidebar } from '../../content/page-table/listedDocs.ts';
import { hasMarkdown, listsDocs } from '../../content/page-table/listing.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import { bundlePath } from '../../settings/agentFiles.ts';
import { markdownPath } from '../../settings/markdownPath.ts';
import { docsBundle } from '../agents/docsBundle.ts';
import type { Step } from '../postprocess/types.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';
import { docsParts, llmsFullTxt, llmsTxt, type MarkdownPage, markdownFile } from './llms.ts';

/**
 * Writes what language models read: a .md beside every page with a text of its own, llms.txt with their
 * list, the texts of the docs in reading order: llms-full.txt with all, and a file for each group, and a
 * bundle of everything.
 * Without a byte order mark, which a model reads as a letter: the response names the charset.
 */
export function markdownFiles(): Step {
  const written = new Map<string, MarkdownPage>();
  return {
    name: 'Markdown',
    page({ page, elements }) {
      if (hasMarkdown(page)) {
        written.set(page.path, { page, ...articleToMarkdown(elements, page.path) });
      }
      return undefined;
    },
    async end({ folder, log }) {
      const write = (name: string, text: string | Buffer) => writeFile(folder + name, text);
      const bundle = bundlePath(book.documented.version);
      await mkdir(dirname(folder + bundle), { recursive: true });
      const parts = docsParts(docsSidebar(), (path) => written.get(path));
      const pages = parts.flatMap((part) => part.pages);
      await Promise.all([
        ...[...written.values()].map(({ page, markdown }) =>
          write(markdownPath(page.path), markdownFile(markdown)),
        ),
        ...parts.map((part) => write(part.file, llmsFullTxt(part.pages))),
        write('llms.txt', llmsTxt(parts, otherPages(written))),
        write('llms-full.txt', llmsFullTxt(pages)),
        write(bundle, docsBundle([...written.values()])),
      ]);
      log(`Markdown pages: ${pages.length}`);
    },
  };
}

/** Pages with Markdown that are none of the docs: home, others, and the posts, newest first. */
function otherPages(written: ReadonlyMap<string, MarkdownPage>): SitePage[] {
  const dayOf = (page: SitePage) => (page.kind === 'post' ? page.date.getTime() : Infinity);
  return [...written.values()]
    .map(({ page }) => page)
    .filter((page) => !page.sidebar && !listsDocs(page))
    .sort((a, b) => dayOf(b) - dayOf(a) || a.path.localeCompare(b.path));
}
