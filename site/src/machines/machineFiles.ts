import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlToMarkdown, type MarkdownPage } from './htmlToMarkdown.ts';
import { llmsFullTxt, llmsTxt } from './llms.ts';

/**
 * Writes what language models read, from the built pages: a .md beside every docs page, llms.txt
 * with their list and llms-full.txt with all of them. Unlisted pages stay out.
 */
export function machineFiles(): AstroIntegration {
  return {
    name: 'machine-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const pages = await readDocsPages(dist);
        await Promise.all(
          pages.map((page) =>
            writeFile(`${dist}${page.path.replace(/\/$/, '')}.md`, page.markdown),
          ),
        );
        await writeFile(`${dist}llms.txt`, llmsTxt(pages));
        await writeFile(`${dist}llms-full.txt`, llmsFullTxt(pages));
        logger.info(`Markdown pages: ${pages.length}`);
      },
    },
  };
}

async function readDocsPages(dist: string): Promise<MarkdownPage[]> {
  const names = await readdir(`${dist}docs`, { recursive: true });
  const files = names.filter((name) => name.endsWith('index.html')).sort();
  const pages = await Promise.all(
    files.map(async (name) => {
      const html = await readFile(`${dist}docs/${name}`, 'utf8');
      const path = `docs/${name.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
      return htmlToMarkdown(html, path);
    }),
  );
  return pages.filter((page) => page !== undefined);
}
