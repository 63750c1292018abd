import { readPageTable } from './readPageTable.ts';
import type { DocPage, PageTable, PostPage, SitePage } from './types.ts';

const isBuild = process.env.NODE_ENV === 'production';

/** How long the development server goes by what it read, in ms: a page asks for it many times. */
const FRESH = 500;

/** The table with its pages by path and by the file that they come from. */
interface Known extends PageTable {
  byPath: ReadonlyMap<string, SitePage>;
  byFile: ReadonlyMap<string, SitePage>;
  readAt: number;
}

let known: Known | undefined;

function read(root: string): Known {
  const table = readPageTable(root);
  const pages = table.pages.filter(({ draft }) => !isBuild || !draft);
  const written = pages.filter(({ kind }) => kind === 'doc' || kind === 'post' || kind === 'page');
  return {
    ...table,
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    byFile: new Map(written.map((page) => [page.file ?? '', page])),
    readAt: Date.now(),
  };
}

/**
 * The pages of this site that are built: drafts stand in it in development only. A build reads the
 * content once, the development server again when an author may have changed it.
 * @param root folder of the site with a slash at its end; Astro runs in it
 */
export function pageTable(root = './'): Known {
  if (!known || (!isBuild && Date.now() - known.readAt > FRESH)) {
    known = read(root);
  }
  return known;
}

/** Makes something of the pages once for each reading of the content. */
export function oncePerReading<Made>(make: (table: PageTable) => Made): () => Made {
  let last: { of: PageTable; made: Made } | undefined;
  return () => {
    const table = pageTable();
    if (last?.of !== table) {
      last = { of: table, made: make(table) };
    }
    return last.made;
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
