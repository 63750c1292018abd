import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { pathOfFile } from '../files/listPages.ts';
import type { ContentError } from '../files/readSource.ts';
import { readPageTable } from './readPageTable.ts';
import type { DocPage, PageTable, PlainPage, PostPage, SitePage } from './types.ts';

const isBuild = process.env.NODE_ENV === 'production';

/** Time for which the development server caches the table: rendering one page reads it many times. */
const CACHE_MAX_AGE_MS = 500;

/** The table with an index of its pages by path and by the file that they come from. */
interface IndexedTable extends PageTable {
  /** Pages that a build leaves out. */
  drafts: readonly SitePage[];
  /** What is wrong with the files that are left out: a build tells it, and fails. */
  faults: readonly ContentError[];
  byPath: ReadonlyMap<string, SitePage>;
  /** Hangul in the names of files is whole. */
  byFile: ReadonlyMap<string, SitePage>;
  folder: string;
  readAt: number;
}

let cached: IndexedTable | undefined;

/** Address that a post names in its front matter; undefined for another file, and without one. */
function postPath(root: string, file: string): string | undefined {
  const isPost = /^content\/blog\/.+\.mdx$/.test(file) && existsSync(root + file);
  const slug = isPost && /^slug: *["']?([a-z\d-]+)/m.exec(readFileSync(root + file, 'utf8'))?.[1];
  return slug ? `blog/${slug}/` : undefined;
}

/** Pages of development in place of those that are left out: who opens one reads what is wrong with it. */
function faultyPages(
  root: string,
  { pages, faults }: ReturnType<typeof readPageTable>,
): PlainPage[] {
  const taken = new Set(pages.map(({ path }) => path));
  return faults.map(({ file }) => {
    const own = postPath(root, file);
    const isFree = own !== undefined && !taken.has(own);
    return {
      kind: 'page',
      path: isFree ? own : pathOfFile(file.replace(/^content\/(?:pages\/)?/, '')),
      title: file,
      description: file,
      file,
      listed: false,
      draft: true,
      keywords: [],
      section: siteConfig.title,
    };
  });
}

function readIndexed(root: string): IndexedTable {
  const read = readPageTable(root);
  const table = { ...read, pages: [...read.pages, ...faultyPages(root, read)] };
  const drafts = table.pages.filter(({ draft }) => isBuild && draft);
  const pages = table.pages.filter((page) => !drafts.includes(page));
  const written = pages.filter(({ kind }) => kind === 'doc' || kind === 'post' || kind === 'page');
  return {
    ...table,
    pages,
    drafts,
    byPath: new Map(pages.map((page) => [page.path, page])),
    byFile: new Map(written.map((page) => [page.file?.normalize('NFC') ?? '', page])),
    folder: resolve(root),
    readAt: Date.now(),
  };
}

/**
 * Pages of this site; drafts only in development. A build reads the content once, the development
 * server again after CACHE_MAX_AGE_MS.
 * @param root folder of the site with a slash at its end; Astro runs in it
 * @throws ContentError for a mistake in a list of groups, questions, authors or tags
 */
export function pageTable(root = './'): IndexedTable {
  const folder = resolve(root);
  if (cached?.folder !== folder || (!isBuild && Date.now() - cached.readAt > CACHE_MAX_AGE_MS)) {
    cached = readIndexed(root);
  }
  return cached;
}

/** Caches what is computed from the page table until the table is read again. */
export function cachePerTable<Value>(compute: (table: PageTable) => Value): () => Value {
  let last: { table: PageTable; value: Value } | undefined;
  return () => {
    const table = pageTable();
    if (last?.table !== table) {
      last = { table, value: compute(table) };
    }
    return last.value;
  };
}

/** Pages of the documentation. */
export function docPages(): DocPage[] {
  return pageTable().pages.filter((page) => page.kind === 'doc');
}

/** Posts, newest first. */
export function postPages(): PostPage[] {
  return pageTable().pages.filter((page) => page.kind === 'post');
}
