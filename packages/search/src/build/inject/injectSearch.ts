import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_ID } from '../../shared/attributes.ts';
import type { SearchRecord } from '../../shared/records.ts';
import { joinPath } from '../address.ts';
import { injectTags, languageOf } from './injectTags.ts';
import { searchPageHtml } from './searchPage.ts';

/** Folder of the script and the style sheet. */
const PARTS = fileURLToPath(new URL('../../../dist/inject/', import.meta.url));
/** Folder of the script's chunks, emptied first, as an earlier version may have had others. */
const CHUNKS = 'chunks';

/** Options of `injectSearch`. */
export interface InjectOptions {
  /** Path that the folder is served under, with slashes on both ends. */
  base: string;
  /** Folder of the index inside the site. */
  out: string;
  /** Place of the search page inside the site: a folder with a slash, or an .html file. */
  page: string;
  /** Settings for the script besides those that follow from the rest. */
  settings: object;
  /** Records of the index. */
  records: readonly SearchRecord[];
}

/** Result of `injectSearch`. */
export interface InjectedSearch {
  /** Number of changed pages. */
  pages: number;
  /** File of the search page. */
  searchPage: string;
}

/** The path of the search page is that of a page of the site. */
export class PageIsTaken extends Error {
  override name = 'PageIsTaken';
  readonly file: string;

  constructor(file: string) {
    super(`${file} is a page of the site. Choose another place for the search page.`);
    this.file = file;
  }
}

/** Filter by the language of a page, on a site in several languages. */
function facetsFor(language: string, records: readonly SearchRecord[]): object {
  const languages = new Set(records.map((record) => record.language));
  return languages.size > 1 && languages.has(language)
    ? { facetFilters: [`language:${language}`] }
    : {};
}

async function copyParts(folder: string): Promise<void> {
  await rm(join(folder, CHUNKS), { recursive: true, force: true });
  await cp(PARTS, folder, { recursive: true });
}

/** Whether the file may be written: it is not there, or an earlier run wrote it. */
async function isFree(file: string): Promise<boolean> {
  try {
    return (await readFile(file, 'utf8')).includes(`id="${PAGE_ID}"`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return true;
    }
    throw error;
  }
}

/**
 * Adds the search to every page of a folder of HTML, and writes a search page.
 * @throws PageIsTaken before anything is written
 */
export async function injectSearch(
  folder: string,
  { base, out, page, settings, records }: InjectOptions,
): Promise<InjectedSearch> {
  const searchPage = join(folder, page.endsWith('.html') ? page : `${page}/index.html`);
  if (!(await isFree(searchPage))) {
    throw new PageIsTaken(searchPage);
  }
  await copyParts(join(folder, out));
  const tags = (language: string) => ({
    folder: joinPath(base, out, '/'),
    settings: {
      baseUrl: base,
      pageUrl: joinPath(base, page),
      ...facetsFor(language, records),
      ...settings,
    },
  });
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  const pages = files.filter((file) => file !== searchPage);
  for (const file of pages) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, injectTags(html, tags(languageOf(html))));
  }
  const language = records[0]?.language ?? '';
  await mkdir(dirname(searchPage), { recursive: true });
  await writeFile(searchPage, searchPageHtml({ ...tags(language), base, language, records }));
  return { pages: pages.length, searchPage };
}
