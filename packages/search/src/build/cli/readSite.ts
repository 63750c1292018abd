import type { SearchRecord } from '../../shared/records.ts';
import type { PageOptions } from '../page/readPage.ts';
import { readFolder } from '../readFolder.ts';
import { type CliContext, CliError } from './context.ts';

/**
 * Folder in the arguments of a command.
 * @throws CliError without one
 */
export function folderOf(command: string, [folder]: readonly string[], { text }: CliContext) {
  if (!folder) {
    throw new CliError(text.noFolder(command));
  }
  return folder;
}

/**
 * Reads the records of a built site.
 * @throws CliError when the folder cannot be read or holds nothing to search
 */
export async function readSite(
  folder: string,
  options: PageOptions & { base: string },
  { text }: CliContext,
): Promise<SearchRecord[]> {
  let records: SearchRecord[];
  try {
    records = await readFolder(folder, options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES'
      ? new CliError(text.unreadableFolder(folder))
      : error;
  }
  if (records.length === 0) {
    throw new CliError(text.nothingFound(folder));
  }
  return records;
}

/** Number of pages of records. */
export const pagesOf = (records: readonly SearchRecord[]) =>
  new Set(records.map((record) => record.url_without_anchor)).size;
