import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { pageTable } from '../page-table/pageTable.ts';
import type { SitePage } from '../page-table/types.ts';
import { makeSteps } from './steps.ts';
import { tellWritten } from './tellWritten.ts';
import type { Step } from './types.ts';

/** Documents that are no pages: the frame of the examples brings its own policy and links. */
const notPages = /^preview\//;

/** What React writes between two texts, for a hydration that no page of this site has. */
const SEPARATOR = '<!-- -->';

/** Path of a page below the base from its file; `404.html` stands at the top for every host. */
function pathOf(file: string): string {
  return file === '404.html' ? '404/' : file.replace(/(?:^|(?<=\/))index\.html$/, '');
}

/**
 * Reads every built page once, with one parser, and runs the steps of steps.ts on it. Put it after
 * the integrations that write files of their own.
 */
export function builtPages(): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const steps = makeSteps(folder);
        for (const [file, page] of await findPages(folder)) {
          await runSteps(steps, `${folder}${file}`, page);
        }
        const site = {
          folder,
          log: (message: string) => logger.info(message),
          warn: (message: string) => logger.warn(message),
        };
        for (const { end } of steps) {
          await end?.(site);
        }
      },
    },
  };
}

/** @throws Error when the folder holds a page that the table does not know, or lacks one that it does */
async function findPages(folder: string): Promise<Map<string, SitePage>> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !notPages.test(name))
    .sort();
  const missing = new Map(pageTable().byPath);
  const pages = new Map<string, SitePage>();
  for (const file of files) {
    const page = missing.get(pathOf(file));
    if (!page) {
      throw new Error(
        `${file}: 페이지 표에 없는 페이지가 만들어졌습니다. src/page-table/madePages.ts에 한 줄을 더하십시오.`,
      );
    }
    missing.delete(page.path);
    pages.set(file, page);
  }
  const [lost] = missing.values();
  if (lost) {
    throw new Error(
      `/${lost.path}: 페이지 표에는 있지만 만들어지지 않았습니다. src/pages에 그 주소의 파일이 있는지 확인하십시오.`,
    );
  }
  return pages;
}

async function runSteps(steps: readonly Step[], file: string, page: SitePage): Promise<void> {
  const read = await readFile(file, 'utf8');
  let html = read.replaceAll(SEPARATOR, '');
  const document = parse(html, { sourceCodeLocationInfo: true });
  const tree = fromParse5(document) as Root;
  for (const step of steps) {
    try {
      html = step.page({ page, html, document, tree }) ?? html;
    } catch (error) {
      throw new Error(
        `${step.name}, /${page.path}: ${error instanceof Error ? error.message : error}`,
        {
          cause: error,
        },
      );
    }
  }
  if (html !== read) {
    await writeFile(file, html);
  }
  tellWritten(file);
}
