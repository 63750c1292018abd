import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packRecords } from '../shared/columns.ts';
import type { HeadingsFile, TextFile } from '../shared/format.ts';
import type { SearchRecord } from '../shared/protocol.ts';

/** Names of the two files in the folder of the index. */
export const HEADINGS_FILE = 'headings.json';
export const TEXT_FILE = 'text.json';
/** Folder of the index below the site's base. */
export const INDEX_FOLDER = 'search-index';

/** The index files of these records as they are served, by name. */
export function makeIndexFiles(records: readonly SearchRecord[]): Record<string, string> {
  const { headings, text } = packRecords(records);
  return { [HEADINGS_FILE]: JSON.stringify(headings), [TEXT_FILE]: JSON.stringify(text) };
}

/** Writes the index files into a folder, which is made when missing. */
export async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(makeIndexFiles(records));
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
}

/** Reads the index files of a folder; throws when one is missing or no JSON. */
export async function readIndex(
  folder: string,
): Promise<{ headings: HeadingsFile; text: TextFile }> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return { headings: await read(HEADINGS_FILE), text: await read(TEXT_FILE) };
}
