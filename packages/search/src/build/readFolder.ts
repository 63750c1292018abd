import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../shared/records.ts';
import { addressOf } from './address.ts';
import { type PageOptions, readPage } from './page/readPage.ts';

/** Where a folder of pages is served, and how its pages are read. */
export interface FolderOptions extends PageOptions {
  /** Path below which the folder is served, with slashes on both ends; `/` by default. */
  base?: string;
}

/** Pages that hosts show when there is none: nobody looks for them. */
const NO_PAGE = /(^|[\\/])404(\.html|[\\/]index\.html)$/;

/** Reads all HTML files of a folder, in the order of their names. Throws when the folder cannot be read. */
export async function readFolder(
  folder: string,
  options: FolderOptions = {},
): Promise<SearchRecord[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html') && !NO_PAGE.test(name)).sort();
  const records: SearchRecord[] = [];
  // One after another: all at once are more open files than a system allows.
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8');
    records.push(...readPage(html, addressOf(file, options.base ?? '/'), options));
  }
  return records;
}
