import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../shared/records.ts';
import { addressOf } from './address.ts';
import { type PageOptions, readPage } from './page/readPage.ts';

/** Options of `readFolder`. */
interface FolderOptions extends PageOptions {
  /** Path below which the folder is served, with slashes on both ends; `/` by default. */
  base?: string;
}

/** Error pages of hosts, which are not searched. */
const ERROR_PAGE = /(^|[\\/])404(\.html|[\\/]index\.html)$/;

/** Reads all HTML files of a folder, in the order of their names. Throws when the folder cannot be read. */
export async function readFolder(
  folder: string,
  options: FolderOptions = {},
): Promise<SearchRecord[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html') && !ERROR_PAGE.test(name)).sort();
  const records: SearchRecord[] = [];
  // One after another: concurrent reads could exceed the limit of open files.
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8');
    records.push(...readPage(html, addressOf(file, options.base ?? '/'), options));
  }
  return records;
}
